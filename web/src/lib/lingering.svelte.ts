// Whether a game still shows a moment that has passed: words about what came after it wait meanwhile.

export const lingering = $state({ on: false });
