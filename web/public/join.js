// The page of an invitation leads on to the table. What opens a seat is in the fragment, which no server is told.
const table = /join\/([\w-]+)$/.exec(location.pathname)?.[1] ?? "";
const secret = /^#[\w=-]+$/.test(location.hash) ? `?invite=${location.hash.slice(1)}` : "";
location.replace(`../#/table/${table}${secret}`);
