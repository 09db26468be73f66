// Everyday English, in the forms from which everyday-words.ts makes the others. A capital at the start of a sentence says nothing about
// these words. Words that are better known as somebody's name (apple, amazon, target) are left out on purpose.

/** Nouns, verbs and adjectives that open sentences, in alphabetical order. */
export const everydayList = `
  abandon abbreviate abide able abort abroad absent absolute abstract abundant abuse academic accelerate accent
  accept access accessory accident account accountant accuracy accurate achieve acid acknowledge acquaint acquire
  acre acronym act action active actress actual acute adapter additional adequate adjuster administrator admire
  admit adolescent adopt adult advanced advantage adventure advertising advice advise advisory aerial aerospace
  affair affect affirm afraid afternoon afterward age agency agenda agent aggregate ago agree agriculture ahead aid
  aide aim air aircraft airline airplane airport airspace aisle alarm album alcohol alert algorithm alias align
  alive allege alley allocate allow ally almond alone alongside aloud alphabet alter alternate altitude aluminum
  alumni always amateur amazing amid ample amplify analyses analysis analytics analyze anchor ancient anew angel
  angle angry animal ankle anniversary announce annual answer anticipate antique anxiety anybody anymore anyone
  anything anyway anywhere apart apologies app apparel apparent appeal appear append applicant apply appoint
  appreciated apprentice approach appropriate approval approve approximately apron aquarium arbitrary arch
  architecture archive arena arguably argue arise arm army aroma array arrest arrival arrive arrow arson art article
  artisan artist ash aside ask aspect asphalt assault assemble assembly assert assess asset assign assist assume
  assured asthma astronaut astronomer ate athlete athletic atomic attach attempt attend attendee attic attract
  attribute audio audit aunt authentic authenticated author auto automatic automobile autumn avenue average avoid
  await aware away awesome axe axis baby back backpack backyard bacteria bad badge bag bait bake bakery balcony ball
  ballot bamboo ban banana band bank bankrupt bankruptcy banquet bar barbecue barber bare bargain barge barley barn
  barrel barrier bartender base baseball baseline bash basic basin basis basket basketball batch bath bathroom
  battery beach beam bean bear beard beast beat beaten became become bed bedroom bee beef beer beet began begin
  begun behalf behave behavior believe bell belong beloved belt bench benchmark beneficial bent berry berth best bet
  beta beverage bias bicycle bid big bike bilingual bill billboard billion bin binary bind biography bird birth
  birthday bit bite black blacksmith blade blame blank blanket blast blaze bled blend bless blew blind blob block
  blog blood bloom blow blue boat body boil bold bolster bolt bomb bond bone bonus book bookkeeping bookmobile
  booming boost boot border bored born borrow boss bottle bottom bought bound boundary boutique bow bowl box boy
  bracket brain brake branch brand brass brave breach bread breadth break breakfast breakthrough breath bred breed
  breeze brew brewery bribe brick bride bridge brief brigade bright brilliant bring broad broadband broadcast
  broaden brochure broke broken broom brother brought brown browser bruise brush bubble bucket budget buffer bug
  build bulb bulk bullet bulletin bump bun bundle burden bureau burglar burn burst bus bush busy butcher butterfly
  button buy bypass bystander byte cabin cabinet cable cache cafe cage cake calculate calendar calm came camera camp
  campaign campground campus canal cancel cancer candidate candle candy cannot canoe canonical canteen canvas cap
  cape capital capsule capture car carbon card care careful caregiver cargo carpenter carpet carriage carrot carry
  cart carton cartoon carve case cash cast castle casual casualty cat catalog catalogue catch category cattle caught
  cause cave ceiling celebrate cell cellar cement census cent centre century ceramic ceremony certain certainty
  certificate certify chalk challenge chamber champion chance change channel chapel chapter char character charge
  charity charm chart chat cheap cheat check checkout cheek cheer cheese chemical chemist chemistry cherry chest
  chicken child chimney chip chisel chocolate choice choir choke choose chord chorus chose chosen chronic chunk
  church cigar cinema circle circuit circus cite citizen city citywide civic civil civilian claim clarity clash
  class classic classroom clause claw clay clean cleanup clear clerk clever client cliff climate climb clinic
  clinical clinician clip clipboard clock clone close closet closure cloth clothe cloud club clue clung coal coast
  coastal coat cockpit cocktail code coffee coin cold collaborate collapse collar colleague collect college colonial
  color colour column combine come comedy comet comfort comma command commerce commercial commit committee common
  communicate commuter compact compare comparison compass compel compete compile complain complaint complete complex
  compliant complicated comply component compose compost compound compress compute conceal concept concern concert
  concise conclude concrete concurrency conditional condo conduct confess confident configure confirm conflict
  confused congressman connect conquer consent consequential conserve consider consistent constant constraint
  construct consult consultant consume contain contemporary contest context continent continue contract contrast
  contribute control convenient conventional convert convince cook cookie cool coordinate copper copy copyright cord
  core corn corporate correct correspond corridor corrupt cost costume cottage cotton couch cough council count
  counterclaim country county couple courage courier course court cousin cover coverage cow coworker cozy crack
  cradle craft crane crash crate crawl crazy cream creamery create creature credential credit creek crept crest crew
  cricket crime criminal crisis criteria critic critical croissant crop cross crowd crown crucial crude cruel cruise
  crush cry crystal cube cue culinary cultivate cultural culture cup cur curb cure curious curl curly currency
  current curriculum cursor curtain curve cushion custom cut cyber cycle cyclist cylinder daily dairy damage damp
  dance danger dare dark dash dashboard database dateline daughter dawn day dead deadline deaf deal dealt dear death
  debate debt debugger debut decade decay deceive december decide decimal deck declare decline decor decorate
  decrease dedicate deed deep deepen deer default defeat defect defend defendant define definite deflate defy degree
  delay delegate delete deliberate delicate delight deliver delivery deluxe demand demo democracy democrat demolish
  demonstrate dense dental dentist deny depart depend dependency dependent deploy deposit depot depth derive descend
  describe desert deserve desire desk desktop despair dessert destiny destroy detail detect determine deterministic
  detour develop device devote diabetes diagnosis dial dialect dialog dialysis diamond diary dictate dictionary die
  diesel diet differ different difficult dig digit digital dignity dim diner dinner dip diploma diplomat direct
  directory dirt disabled disaster disclosed discovered discovery discriminate discuss dish dishwasher disk disrupt
  distinct distinguish distributed distributor district disturb dive diverse divide dividend divorce doc dock
  documentary documented dog doing doll dollar domain dome domestic don donate done door dorm dose dot double doubt
  dough downtown dozen drag drain drama dramatic drank draw drawn dread dream dress drew drift drill drink drip
  drive driven drone drop drought drove drown drug drum dry dual duck due dug dull dump duplicate durable dusk dust
  duty dwell dye dying dynamic eager eagle ear early earn earnings earth earthquake earthy ease east easy eat eaten
  echo economic economist economy ecosystem edge edit editorial educate effect efficiency efficient effort egg
  eighteen eighth elbow elder elect electric electrical electrician electronic elegant elementary elephant elevate
  eligible eliminate elsewhere embarrass embed embrace emerge emergency emit emotional emperor empire employ
  employee empower empty enable encode encompass encounter encourage endorse endure enemy energy enforce engage
  engine enjoy enlarge enlist enough enroll ensure enter entertain enthuse enthusiasm entire entirety entity entrant
  entrepreneur entry envelope environmental envy episode equal equip equity equivalent era erase erect err escape
  essay essential establish estate estimate etc eternal ethical ethnic euro evaluate eve eventual everybody everyday
  everything everywhere evident evil evolve exact exam examine example exceed excel excellent exceptional excerpt
  excess exchange excite exclaim exclude excuse exec execute exempt exhaust exhibit exile exist exit exotic expand
  expect expel experienced experimental expert expire explain explicit explode exploit explore expo export expose
  express extend extent extern external extra extract extraordinary extreme eye eyebrow eyewear fabric face
  facilitate fact factory faculty fade fail failure faint fair fairy faith fake fall fallback fallen false fame
  familiar family famous fan fancy fantastic far fare farewell farm fashion fast fasten fatal fate father fatigue
  faucet fault favor favorite fear feast feat feather fed federal fee feed feedback feel feet fell felt female
  feminine fence ferry fertile fertilizer festival festive fetch fever fiber field fierce fifteen fifth fight figure
  file filename fill film filmmaker filter final finalist financial find fine finger fingerprint finish fire firearm
  firefighter firewood firm fiscal fish fisherman fist fit fix fixture flag flame flash flat flavor fled flee fleet
  flesh flew flexible flight float flock flood floor flour flow flu fluid flush fly foam focus fog fold folk follow
  font food fool foot football forbid force forecast forefront forehead foreign foremost forever forge forget
  forgive forgiven forgotten fork form formal format formula fort forth fortunate fortune forum forward fossil
  foster fought foul found foundry fourteen fourth fragile frame fraud free freedom freelancer freeze freight
  frequency frequent fresh fridge friend fright frog front frontier frost froze frozen fruit frustrate ftp fuel
  fulfill full fully fun functional fund fundamental funeral funky funny fur furnace furnish furniture fuss future
  fuzzy gain gala gallery gallon gamble game gang garage garbage garden garlic gas gasoline gate gather gave gaze
  gear gem gender gene generate generic genius gentle genuine gesture get ghost giant gift gigantic girl gist give
  glacier glad glance glare glass gleam glob globe gloom glory glossy glove glow glue gnu go goat goes going gold
  golden golf gone good goose gossip got gourmet govern grab grace grade gradual graduate grain grammar grand
  granddaughter grandfather grandmother grandparent grandson grant grape graph grasp grass grave gravel gravity gray
  graze great greed green greenhouse greet greetings grew grey grid grief grill grim grind grip groan grocer grocery
  groom gross ground groundbreaking grow grown guarantee guard guess guest guide guideline guild guilt guilty guitar
  gun gym habit hacker hail hair halfway hall halt halve hammer hand handle handmade handy hang happen happy harass
  harbor harbour hard hardware harm harmless harsh harvest hash haste hat hatch hate haul haunt haven hay hazard
  headache headless headmaster headphone headquarters heal health healthcare healthy heap hear heard heart heartbeat
  heat heaven heavy hedge heel height heir held helicopter hell hello helmet help helpful hem hen hence herb herd
  hereby herein hereof hereunder heritage hero heroic hesitate hex hi hid hidden hide high highlight highway hike
  hill him hint hip hire historic historical history hit hobby hockey hold hole holiday holistic hollow holy home
  homeless homemade homeowner homepage honest honey honor honoree hook hope horn horrible horror horse hose hospital
  host hostage hostel hostile hot hotel hour house household hover hub hug huge hum humble humid hung hungry hunt
  hurricane hurry hurt husband hut hybrid hydraulic hydrogen hymn hype ice icon iconic idea ideal identical identify
  idle idol ignite ignore illegal imagine imitate immigrant immune impact implant implemented implicit imply import
  important impose impress imprison improve impulse inaugurate inch incident incidental incline income incomplete
  incorporate incorrect increase incurred indeed indemnify independent index indicate indirect individual indoor
  industrial industry infant infect infer infinite inflate influential info inform informal infrastructure
  ingredient inherit initial initiate inject injure injury ink inmate inn innocent innovator input inquiry insect
  insert inside insight insist inspect inspire install instant instinct institute instruct insult insure intact
  integer integral intellect intellectual intelligent intend intense intent interact interested interesting
  interfere interior intermediate intern internal interpret interrupt interval intervene introduce invade invalid
  invent inventory invest investigate invite invoice invoke involve iron irregular island isle isolated issue item
  itinerary itself ivory jacket jail jam janitor jar jazz jealous jeans jelly jet jewel jewelry job joint joke jolly
  journal journalist journey joy jubilee judicial jug juice jump jungle junk juror jury justice juvenile kayak keen
  kept kernel kettle keyboard keynote keyword kick kid kidney kill kiln kind kindergarten kingdom kiosk kiss kit
  kitchen kitten knee kneel knew knife knock knot know knowledge lab label laboratory lack ladder lady laid lake
  lamb lamp land landfill landlord landmark landscape lane language lap laptop large laser latch latter laugh launch
  laundromat laundry lavish law lawmaker lawn lawsuit lawyer layer layoff layout lazy leaf league leak lean leap
  lease leather leave lecture left leg legacy legend legendary legislator legitimate leisure lemon lend length
  lengthy lens lent lesson let level lever leverage liable liberal liberty librarian library license lid lie life
  lifesaving lifestyle lifetime lift light lighthouse lightweight limb lime limit line linear linen link lint lion
  lip liquid list listen lit literacy literal literary lithium little live livestock load loaf loan loaves lobby
  lobbyist lobster local locale locate lock lodge log logic logical logo lone long look lookup loom loop loose lord
  lose loss lost lot lottery loud love low lowered loyal loyalty lucky luggage lumber lump lunar lunch lung luxury
  machine macro magazine magic magnificent maiden mail mailbox main mainstream maintain major makeup male malformed
  mall mammal man manage mandate mandatory manifest manpower manual manufacture manure manuscript map maple marathon
  margin marginal marina marine maritime mark market marketplace marriage married massive master match material math
  matter mattress mature maximum maybe meadow meal mean meant measles measure meat mechanic mechanical medal median
  medical medicinal medicine medieval medium meet melt memorial memory mend mental mentor menu merchant mercy mere
  merge message met metadata metal meteor metro microphone microscope microwave midday middle midnight midwife
  migrant migrate mild mile milestone military milk mill millennial million mime min mind mine mineral minimal
  minimum ministry minus minute miracle misleading mix mock mod mode model modern modify modular module moist mold
  moment momentum monetary money monitor month moon moral morning mortgage mosque mosquito motel mother motion motor
  motorcycle motorist mourn mouth move movie mud multiple municipal mural murder muscle muse museum music musician
  mutate mutual mystery name nanny nap narrow nasal nation native natural nature naval navigate navy nearby neat
  necessary necessitate necklace need needle negligent negotiate neighbor nervous net network neutral newsletter
  newspaper newsroom nice night nightlife nineteen ninth noble nobody node noise noisy nominate nominee non noodle
  noon normal north northern nostalgia notable notebook noteworthy notice notify noun novel novelist nowhere nuclear
  null number numeric nursery nurture nut nutrient oak oat oath obese obesity object observe obsolete obtain obvious
  occupancy occupant occupy occur ocean odd offered offering office official offline offset offshore oil okay old
  omit ongoing onion online onshore opaque open operate operational opinion oppose opposite opt optimal option
  optional orange orchard orchestra order ordinary organic organizational origin original orphan ought ounce outage
  outcry outlet output outstanding oven overall overlap overseas oversee owe owl oxygen oyster ozone pace pack
  package packet padding paddle page paid pain paint pair pale palette pandemic panel panelist panic pantry pants
  paper parade paradigm paragraph parallel paramedic parameter parcel parent parentheses parish park parole parse
  part partial participant participate particle particular party pass passenger passionate passive passport password
  past pasta paste pastry patch patent path patient patio patriotic patrol pattern pause pave pay paycheck payload
  payroll peach peanut pear pedestrian peer penalty pence pepper percent percentage perfect perform perfume period
  permanent permit perpetual persistent person personal pesticide pet petroleum pharmacist pharmacy phase
  philanthropy photograph photography phrase physical physician piano pick picture pie piece pier pig pile pill
  pillow pilot pin pink pioneer pipe pipeline pitch pivot pivotal pixel pizza place placeholder plain plaintiff plan
  plane planet plastic platform play playground playwright plaza pleasant pledge plenty plow plug plum plumber
  plumbing plunge plural plus plywood podcast poem poet point poison police polish polite political politician
  politics poll pool poor pop popular porch pork port portable portrait possible possibly post postage postal pot
  potato potential pound poverty powder power practical practice practitioner prairie praise precise predecessor
  predict prefer prefix pregnancy pregnant preliminary premier premiere premium prepare preserved preset pressure
  pretty priest primary prime print prior prison privacy private privilege prize pro probably probe problem process
  produce professional profile profit programme progress prohibited prominent promise promote promotional prompt
  pronoun prop propagate property proposal propose prose prosecute protect protocol prototype proud prove proven
  provide province proxy psychiatric psychologist pub publish pull pump pupil puppet puppy purchase pure purple
  purpose purse pursue pursuit push put puzzle qualified quarter query queue quick quiet quilt quip quit quite quiz
  quota race racial racism radical radio rail railroad railway rain rainfall raise rally ran ranch random rang range
  rank ransom rapid rare rate ratio ration rave raw reach readable ready real realistic reason reasonably rebate
  receipt receive recipe recipient recommend recorded recording recovery recreational recruit recycling red
  redistribute reduce redundant ref referee referred reflect refrigerator refugee refurbish refusal refuse regard
  region registry regular regulator rehab rehearse reinforce reiterate reject related relevant reliably relief
  religion rely remainder remaining remedy reminder remote removal removed render renew renovate rent rental repay
  repeat reply reported reporter repository represent request require rescue reserved reservoir resident residential
  resolved respect respiratory respond respondent response rest restaurant restroom result resume retailer retain
  retiree retrieve returned reveal reverse revised revive revolutionary rice ride right rigid ring rise risen risk
  rival river road roast roastery robot robotic robust rock rocket rod rode role roll romantic roof room root rope
  rose rough route routine row royal royalty rubber rubric ruin rule run rural rush rustic sacred sad safe said sail
  sailboat salad salary sale salmon salon salt salty salute sanctuary sand sang sank sat satellite satisfy sauce
  save savings saw sawmill say scalable scalar scale scan scarce scared scarf scarves scatter scenario scenic
  scented schedule scheme scholar school schoolchildren scientific scooter scope scorch score scout scrap screen
  screw script sculptor sculpture sea seafood seal seamless search seaside season seasonal seat secondary secret
  secure sedan seed seek seem seen seismic seldom select self sell semantic semester seminar send sensational sense
  sent separate serial series serious serve service set settle setup seventeen seventh severe sew sewage sexual
  shade shallow shape shard share shareholder shark sharp sharpen sheep sheet shelf shelter shelves sheriff shift
  shine shiny ship shipyard shirt shock shoe shone shook shooting shop shore short shortage shortcut shorten
  shorthand shot shout show showcase shown shrank shrimp shrink shut shutdown shuttle shy sibling sick side sidebar
  sidewalk sight sign signal signature significant silent silk silo silver similar simple simulate sin sing single
  sink sister sit sixteen sixth size skate ski skill skin skip skirt sky skyscraper slash slavery sleek sleep slept
  slice slid slot slow small smart smile smoke smooth snack snake snapshot sneaker snippet snow soap soar sober
  soccer social society sock socket soda sofa soft software soil solar sold soldier sole solid solve somebody
  sometimes somewhere son sophisticated sore sorry sort sound soup south southern souvenir spa space spacecraft span
  spare spark speak spec special specialist specialty species specific specify spectacular spectator speech speed
  spell spend spent spice spicy spin spinoff spirit spiritual spite splendid split spoke spoken spokespeople sponsor
  sport spot spouse sprang spread spreadsheet spring spun squad square stable stack stadium staff stage stain
  stakeholder stale stall stamp stand standard staple star start state static statistic status statute statutory
  stay std steady steal steel steep steer stellar stem step sterile stew sticker sticky stimulate stock stockholder
  stole stolen stomach stone stonemason stood stop stoppage storage storefront storm story stove straight
  straightforward strange strap strategic strategist strawberry stream streamline street strength strengthen stress
  stretch strict strike string strip strive stroke strong struck structure struggle stuck student studio study stuff
  stung stunning style stylish sub submit subordinate subpoena subscribe subsequent subset subsidy substantial
  substitute subtle suburb subway succeed sudden sue suffer sufficient suffix sugar suggest suicide suitable suite
  sum summit sung super superb superior supermarket supervisor support suppose suppress supreme sure surface surge
  surgeon surgery surgical surname surpass surplus surprising surrounding survey survive suspect suspend sustain
  swam swap sweater sweep sweet swept swim switch swore swung symbol symptom synagogue sync syndrome synergy syntax
  system tab table tablet tackle tactical tag tail tailored take taken takeover talent talk tall tap tapestry tar
  tariff task taste tasty taught tax taxpayer tea teach team teapot tear tech technical technician technique teen
  teenager teeth telecom telescope tell temperature template temple temporary tenant tender tennis tense tenth term
  terminal terminate terrible terror test testimonial text textile textual texture thank theater theatre theft them
  theme themselves theory therapist therapy thereof thermal thermostat thick thief thin thing think thirteen though
  thought thousand thread threat threw thrice thrilled thrive throat throw thrown thumb thunderstorm tick ticket
  tide tie tier tight tighten timber timeline tiny tip tire tissue titanium title toast tobacco toddler toggle
  toilet token told toll tomato took tool tooth top topic tore tornado tort total touch tough tour tourist towel
  tower town toxic toy trace track tractor trade trademark traditional traffic tragedy trail train trainee trait
  tram transfer transform transit translate transparency transparent transplant transport trap trash trauma travel
  treasure treat treaty tree trial tribal tribe tribute trigger trillion trim trip triple triumph trophy tropical
  truck true trust truth try tug tugboat tumor tunnel turbine turkey turn turtle twice twin type typescript typical
  typo ultimate umbrella uncle underlying undo unexpected unified uniform union unique unit unite universal
  unlimited unprecedented unveil upcoming upgrade upkeep upload upper upscale upstate upstream uptown urban urge
  urgency urgent usable usage used useful useless user usual utility utilize vacant vacate vaccine vacuum valet
  valid validate valley valuable value valve van vandal var variable variant variety various vast vector vegan
  vegetarian vehicle vendor vent venture verb verbal verbatim verbose verdict verify vessel veteran veterinarian via
  vibrant victim victory view village vineyard viral virtual virus visible vision visionary visual vital vitamin
  vivid vocal vocational vodka voice void volume voluntary volunteer vote voucher vow voyage wage wait waive walk
  walkway wall wallet want ward warehouse warm warn warranty wash washable waste wastewater watch water waterfront
  waterproof way weak weaken wealth wealthy weapon wear wearable weather weave webinar wedding week weekday weekend
  weigh weight weird welcome weld welfare went west western wet wetland whale whatever wheat wheel wheelchair
  whenever whereas wherever whether whichever whiskey whistleblower white whoever whole wholesale wide widen
  widespread widget width wife wild wildfire wildlife win wind window wine winery winter wire wireless wise wish
  withdraw woke wolf woman won wood wooden wool word wore workbench workflow workforce workplace workshop world worn
  worry worse worst worth worthwhile wound wove woven wrap wrench written wrong wrote yacht yard yarn year yearbook
  yellow yen yield yoga yogurt young yourself youth zero zip zone zoo`
