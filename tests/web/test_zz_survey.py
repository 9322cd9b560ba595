import sys,time,json; sys.path.insert(0,'/work/main/tests')
import pytest
from pathlib import Path
from web.moments import *
from web.visiting import *
AXE=Path('/work/main/web/node_modules/axe-core/axe.min.js').read_text()
def run(page,label,only=None):
    t=time.time()
    if not page.evaluate("typeof axe!=='undefined'"): page.evaluate(AXE)
    opts={"resultTypes":["violations"]}
    if only: opts["runOnly"]={"type":"rule","values":only}
    r=page.evaluate("o=>axe.run(document,o)",opts)
    out=[(v['impact'],v['id'],[ (n['html'][:150],n['target'], n['failureSummary'][:260]) for n in v['nodes'][:4]],len(v['nodes'])) for v in r['violations']]
    print('##',label,round(time.time()-t,2))
    for o in out:
        print('  ',o[0],o[1],o[3])
        if o[0] in('serious','critical') :
            for n in o[2]: print('      ',n)
def test_survey(new_page):
    for prof in ("desktop","phone"):
        page=new_page(prof)
        introduce(page,"Ann")
        for s in ["","new/port-royal","new/oltre-mare","settings","credits","rules/port-royal","rules/oltre-mare"]:
            go(page,s); page.wait_for_timeout(700); 
            for night in (False,True):
                page.emulate_media(color_scheme="dark" if night else "light"); page.wait_for_timeout(100)
                run(page,(prof,s,night))
        open_table(page,"port-royal","me","open",start=False); page.wait_for_timeout(700)
        run(page,(prof,"waiting",True)); page.emulate_media(color_scheme="light"); run(page,(prof,"waiting"))
        for g,k in ALL_KINDS:
            stand_at(page,g,k); page.wait_for_timeout(1500)
            for night in (False,True):
                page.emulate_media(color_scheme="dark" if night else "light"); page.wait_for_timeout(100)
                run(page,(prof,g,k,night))
            page.screenshot(path=f"/tmp/s-{prof}-{g}-{k.replace(' ','_')}.png")
        for g in KINDS:
            t=bring(page,record_until(g,"over"))
            for s in (f"table/{t}",f"replay/{t}"):
                go(page,s); page.wait_for_timeout(1000)
                for night in (False,True):
                    page.emulate_media(color_scheme="dark" if night else "light"); page.wait_for_timeout(100)
                    run(page,(prof,g,s,night))
                page.screenshot(path=f"/tmp/s-{prof}-{g}-{s[:3]}.png")
