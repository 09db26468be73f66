// What a web address ends in: all country domains and the common other ones.

const countries = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl
  cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw
  gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md
  me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py
  qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk
  us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`
const others = `com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel app dev page web site online website store shop tech
  cloud digital media news press agency studio design art blog club community company group team network systems solutions services software
  health care clinic hospital pharmacy dental fitness bank finance financial fund capital ventures insurance legal law energy solar earth
  eco green farm garden food restaurant coffee bar pub wine beer fish kitchen recipes fashion shoes jewelry beauty salon spa hotel holiday
  tours travel flights cruises taxi auto cars bike school academy university education college training institute science foundation charity
  church events live show theater film movie video music games game toys kids baby pet dog land house homes estate properties construction
  build builders engineering energy industries supply tools works world global international city london nyc paris berlin tokyo vegas miami
  xyz top vip plus one today life love social chat email link click space zone run center exchange market trade work careers expert guru
  tips guide reviews review report support help family foundation gives example test`

const [countrySet, otherSet] = [toSet(countries), toSet(others)]

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/** Whether a name in a text is a web address by its ending. 'end.It' is a missing space: country endings are small. */
export function isWebEnding(ending: string): boolean {
  return otherSet.has(ending.toLowerCase()) || countrySet.has(ending)
}
