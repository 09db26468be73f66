// Everyday English, in the forms from which everyday-words.ts makes the others. A capital at the start of a sentence says nothing about
// these words. Words that are better known as somebody's name (apple, amazon, target) are left out on purpose.

/** Nouns, verbs and adjectives that open sentences, in alphabetical order. */
export const everydayList = `
  abandon abbreviate abide able abort absent absolute abstract abundant abuse academic accelerate accent accept
  access accident account accountant accuracy accurate achieve acknowledge acquire acronym act action active actress
  actual acute adapter additional adequate admire admit adopt adult advanced advantage advertising advice advise
  advisory affect affirm afraid afternoon afterward age agency agent aggregate ago agree agriculture ahead aid aide
  aim air aircraft airline airplane airport airspace alert algorithm alias align alive allege allocate allow almond
  alone alongside aloud alphabet alter alternate aluminum alumni always amateur amazing amid ample amplify analyses
  analysis analytics analyze anchor ancient anew angle angry animal anniversary announce annual answer anticipate
  antique anxiety anybody anymore anyone anything anyway anywhere apart apologies app apparel apparent appeal appear
  append applicant apply appoint appreciated apprentice approach appropriate approval approve approximately
  arbitrary architecture archive arena arguably argue arise array arrest arrival arrive arrow arson article artisan
  artist aside ask aspect asphalt assault assemble assert assess asset assign assist assume assured asthma
  astronomer ate athlete athletic atomic attach attempt attend attendee attract attribute audio audit aunt authentic
  authenticated author auto automatic automobile autumn avenue average avoid await aware away awesome axe baby back
  backpack bacteria bad badge bag bake bakery balcony ban banana band bank bankrupt bankruptcy banquet bar barbecue
  barber bare bargain barrel bartender base baseball baseline bash basic basis basket basketball batch bathroom
  battery beach beam bean bear beat beaten became become bed bedroom bee beef beer began begin begun behalf behave
  behavior believe belong beloved belt benchmark beneficial bent berry best bet beta beverage bicycle bid big bike
  bilingual bill billboard billion bin binary bind biography bird birthday bit black blacksmith blame blank blanket
  bled blew blind blob block blog blood blue boat body boiler bold bolster bond bone bonus book booming boost boot
  border bored born borrow boss bottom bought bound boundary boutique box boy bracket brain brake branch brand brave
  breach bread break breakfast breakthrough breath bred brew brewery bribe brick bridge brief bright brilliant bring
  broad broadband broadcast broaden brochure broke broken brother brought brown browser bucket budget buffer bug
  build bulb bulk bullet bump bun bundle bureau burglar burn bus busy butcher butterfly button buy bypass bystander
  byte cabin cable cache cafe cake calculate calendar calm came campaign campground campus cancel cancer candidate
  candy cannot canoe canonical cap capital capsule capture car carbon card care careful caregiver cargo carpenter
  carpet carrot carry carton case cash cast casual casualty cat catalog catalogue catch category cattle caught cause
  ceiling celebrate cell cement census cent centre century ceramic ceremony certain certificate certify challenge
  chamber champion chance change channel chapter char character charge charity chart chat cheap cheat check checkout
  cheer cheese chemical cherry chicken child chip chocolate choice choke choose chose chosen chronic chunk church
  cinema circle circus cite citizen city citywide civic civil civilian claim clarity class classic classroom clause
  clean cleanup clear clever client climate climb clinic clinical clinician clip clipboard clock clone close closure
  clothing cloud club clung coal coast coastal coat cockpit cocktail code coffee coin cold collaborate collapse
  colleague collect college colonial color colour column combine come comfort comma command commercial commit
  committee common communicate commuter compact compare comparison compete compile complain complaint complete
  complex compliant complicated comply component compose compost compound compress compute concept concern concert
  concise conclude concrete concurrency conditional condo conduct confident configure confirm conflict confused
  congressman connect consent consequential consider consistent constant constraint construct consult consultant
  consume contain contemporary contest context continent continue contract contrast contribute control convenient
  conventional convert cook cookie cool copper copy copyright core corn corporate correct corresponding corridor
  corrupt cost costume cottage cotton council count counterclaim country county couple courage courier course court
  cousin cover coverage cow coworker cozy craft crane crash crate create credential credit creek crept crew crime
  criminal crisis criteria critical croissant crop cross crowd crown crucial crude cruel cruise cue culinary
  cultivate cultural culture cup cur cure curious curly currency current curriculum cursor custom cut cyber cycle
  cyclist daily dairy damage dancer dark dash dashboard database dateline daughter dawn day dead deadline deaf deal
  dealt dear death debt debugger debut decade december decide decimal deck declare decline decor decorate dedicate
  deep deepen deer default defect defend defendant define definite deflate defy delay delete deliberate delicate
  delight deliver delivery deluxe demand demo democracy demolish demonstrate dense dental dentist deny depend
  dependency dependent deploy deposit depot depth derive describe desert desired desk desktop dessert destiny
  destroy detail detect determine deterministic detour develop device diabetes diagnosis dial dialog dialysis diary
  dictionary die diesel diet differ different difficult dig digit digital dignity dim diner dinner diplomat direct
  directory dirt disabled disaster disclosed discovered discovery discriminate discuss dishwasher disk disrupt
  distinct distinguish distributed distributor district diverse divide dividend doc dock documentary documented dog
  doing dollar domain domestic don donate done door dorm dose dot double doubt downtown dozen dramatic drank draw
  drawn dream dress drew drill drink drip drive driven drone drop drought drove drug dry dual due dug dull duplicate
  durable dusk dust dying dynamic eager ear early earn earnings earth earthquake earthy ease easy eat eaten economic
  economist economy ecosystem edge edit editorial educate effect efficiency efficient effort egg eighteen eighth
  elder electric electrical electrician electronic elegant elementary elevate eligible eliminate elsewhere embarrass
  embed embrace emergency emerging emit emotional employ employee empower empty enable encode encourage endorse
  energy enforce engine enjoy enlist enough enroll ensure enter entire entirety entity entrant entrepreneur entry
  environmental episode equal equity equivalent era erect err escape essential establish estimate etc ethical ethnic
  euro evaluate eventual everybody everyday everything everywhere evident evil exact examine example exceed excel
  excellent exceptional excess exchange excited exciting exclaim exclude exec execute exempt exhibit exist exit
  exotic expand expect experienced experimental expert expired explain explicit explode explore expo export expose
  express extend extent extern external extra extract extraordinary extreme eye eyewear fabric face facilitate fact
  factory faculty fade fail failure fair faith fall fallback fallen false fame familiar family famous fan fancy
  fantastic far fare farm fashion fast fatal father faucet fault favor favorite fear feat fed federal fee feed
  feedback feel fell felt female feminine fence ferry fertile fertilizer festival festive fetch fiber field fierce
  fifteen fifth fight figure file filename fill film filmmaker filter final finalist financial find fine fingerprint
  finish fire firearm firefighter firm fiscal fish fisherman fit fix fixture flag flash flat flavor fled fleet flew
  flexible flight float flood floor flour flow flu flush fly foam focus fold folk follow font food football force
  forecast forefront foreign foremost forever forge forget forgive forgiven forgotten fork form formal format
  formula forth fortunate forum forward fossil foster fought found fourteen fourth fragile frame fraud free
  freelancer freeze freight frequent fresh fridge friend frog front frontier froze frozen fruit ftp fuel fulfill
  full fully fun functional fund fundamental funeral funky funny furnace furnish furniture future fuzzy gain gala
  gallery game garage garbage garden gas gasoline gate gather gave generate generic gentle genuine get giant gift
  gigantic girl gist give glacier glad glass glob glory glossy glove gnu go goat goes going gold golden golf gone
  good got gourmet govern grab grade graduate grammar grand grandfather grandmother grandparent grant grape graph
  grass gravel gray great green greenhouse greet greetings grew grey grid grill grim grocer grocery gross ground
  groundbreaking grow grown guarantee guard guess guest guide guild guilty gun gym hacker hail halfway halt halve
  hand handle handmade handy hang happen happy harass harbor harbour hard hardware harm harmless harsh harvest hash
  hat haven hazard headless headquarters heal health healthcare healthy heap hear heard heart heartbeat heat heavy
  height held helicopter hello helmet help helpful hence herb hereby herein hereof hereunder heritage hero heroic
  hex hi hid hidden hide high highlight highway hike hill hint hire historic historical history hit hockey hold
  holiday holistic home homeless homemade homeowner homepage honest honey honor honoree hook hope horrible horse
  hospital host hostage hostel hostile hot hotel hour house household hover hub huge humble humid hung hungry hunt
  hurricane hurry hurt husband hybrid hydraulic hydrogen hype icon iconic idea ideal identical identify idle ignite
  ignore illegal immigrant immune impact implant implemented implicit imply import important impose improve
  inaugurate incident incidental income incomplete incorporate incorrect increase incurred indeed indemnify
  independent index indicate indirect individual indoor industrial industry infant infer infinite influential info
  informal ingredient initial initiate inject injured injury ink inmate inn innocent innovator input inquiry insect
  insert inside inspect inspire install instant institute insurer intact integer integral intellectual intelligent
  intend intense intent interact interested interesting interfere intermediate intern internal interpret interval
  introduce invalid invent inventory invest investigate invite invoice invoke involve iron irregular island isolated
  issue item itinerary itself jacket jail janitor jazz jeans jet jewel jewelry job joint jolly journal journalist
  journey joy jubilee judicial juice jump jungle junk juror jury justice juvenile kept kernel keyboard keynote
  keyword kick kid kidney kill kind kindergarten kiosk kit kitchen kitten knee kneel knew knife know knowledge lab
  label laboratory lacked ladder laid lake lamb lamp land landfill landlord landmark landscape lane language laptop
  large laser latter laugh launch laundry lavish law lawmaker lawn lawsuit lawyer layer layoff layout lazy leaf
  league leak lean leap lease leather leave lecture left leg legacy legend legendary legislator legitimate leisure
  lemon lend length lengthy lent let level leverage liable library license lie lifesaving lifestyle lifetime lift
  light lighthouse lightweight lime limit line linear link lint list listen lit literacy literal literary lithium
  little live livestock load loaf loan loaves lobby lobbyist local locale locate lock lodging log logic logical logo
  lone long look lookup loop loose lose loss lost lot lottery loud love low lowered loyal loyalty lucky luggage
  lumber lunar lunch lung luxury machine macro magazine magic magnificent maiden mail mailbox main mainstream
  maintain major makeup male malformed mall mammal man manage mandate mandatory manifest manpower manual manufacture
  manuscript map maple marathon margin marginal marina marine maritime mark market marketplace marriage married
  massive master match material math matter mattress mature maximum maybe meadow meal mean meant measles measure
  meat mechanic mechanical medal median medical medicinal medicine medieval medium meet melt memorial memory mental
  mentor menu merchant mercy mere merge message met metadata metal metro microphone microscope microwave midday
  middle midnight midwife migrant migrate mild mile milestone military milk mill millennial million mime min mind
  mine mineral minimal minimum ministry minus minute miracle misleading mix mock mod mode model modern modify
  modular module moist mold moment momentum monetary money monitor month moon moral morning mortgage mosque mosquito
  motel mother motion motor motorcycle motorist mourn mouth move movie mud multiple mural murder muscle muse museum
  music musician mutate mutual mystery name nanny narrow nasal nation native natural nature naval navigate navy
  nearby neat necessary necklace need needle negligent negotiate neighbor nervous net network neutral newsletter
  newspaper newsroom nice night nightlife nineteen ninth noble nobody node noise nominate nominee non noodle noon
  normal northern nostalgia notable notebook noteworthy notice notify noun novel novelist nowhere nuclear null
  number numeric nursery nurture nut nutrient oath obese obesity object observe obsolete obtain obvious occupancy
  occupant occupy occur ocean odd offered offering office official offline offset offshore oil okay old omit ongoing
  onion online onshore opaque open operate operational opinion oppose opposite opt optimal option optional orange
  orchard orchestra order ordinary organic origin original orphan ought outage outcry outlet output outstanding oven
  overall overlap overseas oversee owe oxygen oyster ozone pace pack package padding paddle page paid pain paint
  pair pale palette pandemic panel panelist panic pantry pants paper parade paradigm paragraph parallel paramedic
  parameter parcel parent parentheses park parole parse part partial participant participate particle particular
  party pass passenger passionate passive passport password past pasta paste pastry patch patent path patient patio
  patriotic patrol pattern pause pave pay paycheck payload payroll peach peanut pear pedestrian peer penalty pepper
  percent percentage perfect perform perfume period permanent permit perpetual persistent person personal pesticide
  pet petroleum pharmacist pharmacy phase philanthropy photograph phrase physical physician pick picture pie piece
  pier pig pile pill pillow pilot pin pink pioneer pipe pipeline pitch pivot pivotal pixel pizza place placeholder
  plain plaintiff plan plane planet plastic platform play playground playwright plaza pleasant pledge plenty plow
  plumber plumbing plunge plural plus plywood podcast poem poet point poison police polish polite political
  politician politics poll pool poor pop popular porch pork port portable portrait possible possibly post postal
  potato potential pound poverty powder power practical practice practitioner prairie praise precise predecessor
  predict prefer prefix pregnancy pregnant preliminary premier premiere premium prepare preserved preset pressure
  pretty priest primary prime print prior prison privacy private privilege prize pro probably probe problem process
  produce professional profile profit programme progress prohibited prominent promise promote promotional prompt
  pronoun prop propagate property proposal propose prose prosecute protect protocol prototype proud prove proven
  provide province proxy psychiatric psychologist pub publish pull pump pupil puppet puppy purchase pure purple
  purpose purse pursue pursuit push put puzzle qualified quarter query queue quick quiet quilt quip quit quite quiz
  quota race racial racism radical radio rail railroad railway rain rainfall raise rally ran ranch random rang range
  rank ransom rapid rare rate ratio ration rave raw reach readable ready real realistic reason reasonably rebate
  receipt receive recipe recipient recommend record recovery recruit recycling red redistribute reduce redundant ref
  referee referred reflect refrigerator refugee refurbish refusal refuse regard region registry regular regulator
  rehab reinforce reiterate reject related relevant reliably relief religion rely remainder remaining remedy
  reminder remote removal removed render renew renovate rent rental repay repeat reply reported reporter repository
  represent request require rescue reserved reservoir resident residential resolved respect respiratory respond
  respondent response rest restaurant restroom result resume retailer retain retiree retrieve returned reveal
  reverse revised revive revolutionary reward rice ride right rigid ring rise risen risk rival river road roast
  robot robotic robust rock rocket rode role roll romantic roof room root rose rough route routine row royal royalty
  rubber rubric rule run rural rush rustic sacred sad safe said sail salad salary sale salmon salon salt salty
  salute sanctuary sand sang sank sat satellite satisfy sauce save savings saw say scalable scalar scale scarce
  scared scarf scatter scenario scenic scented schedule scheme scholar school schoolchildren scientific scooter
  scope score scout scrap screen screw script sculptor sculpture sea seafood seal seamless search seaside season
  seasonal seat secondary secret secure sedan seed seek seem seen seismic seldom select self sell semantic semester
  seminar send sensational sense sent separate serial series serious serve service set settle setup seventeen
  seventh severe sew sewage sexual shade shallow shape share shareholder shark sharp sheep sheet shelter sheriff
  shift shine shiny ship shirt shock shoe shone shook shooting shop shore short shortage shortcut shorten shorthand
  shot shout show showcase shown shrank shrimp shrink shut shutdown shuttle shy sibling sick side sidebar sidewalk
  sight sign signal signature significant silent silk silver similar simple simulate sin sing single sink sister sit
  sixteen sixth size skate ski skill skin skip skirt sky skyscraper slash slavery sleek sleep slept slice slid slot
  slow small smart smile smoke smooth snack snake snapshot sneaker snippet snow soap soar sober soccer social
  society sock socket soda sofa soft software soil solar sold soldier sole solid solve somebody sometimes somewhere
  son sophisticated sorry sort sound soup southern souvenir spa space spacecraft span spark speak spec special
  specialist specialty species specific specify spectacular spectator speech speed spell spend spent spice spicy
  spinoff spirit spiritual spite splendid split spoke spoken spokespeople sponsor sport spot spouse sprang spread
  spreadsheet spring spun squad square stable stack stadium staff stage stain stakeholder stale stamp stand standard
  staple star start state static statistic status statute statutory stay std steady steal steel steep steer stellar
  stem step sterile sticker sticky stimulate stock stockholder stole stolen stomach stone stood stop stoppage
  storage storefront storm story stove straight straightforward strange strap strategic strategist strawberry stream
  streamline street strengthen stress stretch strict strike string strip strive stroke strong struck structure
  struggle stuck student studio study stuff stung stunning style stylish sub submit subordinate subpoena subscribe
  subsequent subset subsidy substantial substitute subtle suburb subway succeed sudden sue suffer sufficient suffix
  sugar suggest suicide suitable suite sum summit super superb superior supermarket supervisor support suppose
  suppress supreme sure surface surge surgeon surgery surgical surname surpass surplus surprising surrounding survey
  survive suspect suspend sustain swam swap sweater sweep sweet swept swim switch swore swung symbol symptom
  synagogue sync syndrome synergy syntax system tab table tablet tackle tactical tag tail tailored take taken
  takeover talent talk tall tap tapestry tar tariff task taste tasty taught tax taxpayer tea teach team tear tech
  technical technician technique teen teenager teeth telecom telescope tell temperature template temple temporary
  tenant tender tennis tense tenth term terminal terminate terrible terror test testimonial text textile textual
  texture thank theater theatre theft them theme themselves theory therapist therapy thereof thermal thermostat
  thick thief thin thing think thirteen though thought thousand thread threat threw thrice thrilled thrive throw
  thrown thumb thunderstorm tick ticket tie tier tight tighten timber timeline tiny tip tire tissue titanium title
  toast tobacco toddler toggle toilet token told toll tomato took tool tooth top topic tore tornado tort total touch
  tough tour tourist towel tower town toxic toy trace track tractor trade trademark traditional traffic tragedy
  trail train trainee trait tram transfer transform transit translate transparency transparent transplant transport
  trap trash trauma travel treasure treat treaty tree trial tribal tribe tribute trigger trillion trim trip triple
  triumph trophy tropical truck true trust truth try tumor tunnel turbine turkey turn turtle twice twin type
  typescript typical typo ultimate umbrella uncertainty uncle underlying undo unexpected unified uniform union
  unique unit unite universal unlimited unprecedented unveil upcoming upgrade upkeep upload upper upscale upstate
  upstream uptown urban urge urgency urgent usable usage used useful useless user usual utility utilize vacant
  vacate vaccine vacuum valet valid validate valley valuable value valve van var variable variant variety various
  vast vector vegan vegetarian vehicle vendor vent venture verb verbal verbatim verbose verdict verify vessel
  veteran veterinarian via vibrant victim victory view village vineyard viral virtual virus visible vision visionary
  visual vital vitamin vivid vocal vocational vodka voice void volume volunteer vote voucher vow voyage wage wait
  waive walk walkway wall wallet want warehouse warm warn warranty wash washable waste wastewater watch water
  waterfront waterproof way weak weaken wealth wealthy weapon wear wearable weather weave webinar wedding week
  weekday weekend weigh weight weird welcome weld welfare went western wet wetland whale whatever wheat wheel
  wheelchair whenever whereas wherever whether whichever whiskey whistleblower white whoever whole wholesale wide
  widen widespread widget width wife wild wildfire wildlife win wind window wine winery winter wire wireless wise
  wish withdraw woke wolf woman won wood wooden wool word wore workflow workforce workplace workshop world worn
  worry worse worst worth worthwhile wound wove wrap written wrong wrote yacht yard yarn year yellow yen yield yoga
  yogurt young yourself youth zero zip zone zoo`
