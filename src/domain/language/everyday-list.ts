// Everyday English words, from which everyday-words.ts makes all forms. With a capital at the start of a sentence they are no names. Words better
// known as a name (apple, amazon, target) are left out on purpose.

/** Nouns, verbs and adjectives in alphabetical order. */
export const everydayList = `
  abandon abbreviate abide able abort abroad absent absolute abstract abundant abuse academic accelerate accent
  accept access accessory accident account accountant accuracy accurate achieve acid acknowledge acquaint acquire
  acre acronym act action active actress actual acute adapter additional adequate adjuster administrator admire
  admit adolescent adopt adult advanced advantage adventure advertising advice advise advisory aerial aerospace
  affair affect affirm afraid afternoon afterward age agency agenda agent aggregate ago agree agriculture ahead aid
  aide aim air aircraft airline airplane airport airspace aisle alarm album alcohol alert algorithm alias align
  alive allege alley allocate allow ally almond alone alongside aloud alphabet alter alternate altitude aluminum
  alumni always amateur amazing amid ample amplify analyses analysis analytics analyze anchor ancient anew angel
  angle angry animal ankle anniversary annual answer anticipate antique anxiety anybody anymore anyone anything
  anyway anywhere apart apologies app apparel apparent appeal appear append applicant apply appoint appreciated
  apprentice approach appropriate approval approve approximately apron aquarium arbitrary arch architecture archive
  arena arguably argue arise arm army aroma array arrest arrival arrive arrow arson art article artisan artist ash
  aside aspect asphalt assault assemble assembly assert assess asset assign assist assume assured asthma astronaut
  astronomer ate athlete athletic atomic attach attempt attend attendee attic attract attribute audio audit aunt
  authentic authenticated author auto automate automatic automobile autumn avenue average avoid await aware away
  awesome axe axis baby back backpack backyard bacteria bad badge bag bait bake bakery balcony ball ballot bamboo
  ban banana band bank bankrupt bankruptcy banquet bar barbecue barber bare bargain barge barley barn barrel barrier
  bartender base baseball baseline bash basic basin basis basket basketball batch bath bathroom battery beach beam
  bean bear beard beast beat beaten became become bed bedroom bee beef beer beet began begin begun behalf behave
  behavior believe bell belong beloved belt bench benchmark beneficial bent berry berth best bet beta beverage bias
  bicycle bid big bike bilingual bill billboard billion bin binary bind biography bird birth birthday bit bite black
  blacksmith blade blame blank blanket blast blaze bled blend bless blew blind blob block blog blood bloom blow blue
  boat body boil bold bolster bolt bomb bond bone bonus book bookkeeping bookmobile booming boost boot border bored
  born borrow boss bottle bottom bought bound boundary boutique bow bowl box boy bracket brain brake branch brand
  brass brave breach bread breadth break breakfast breakthrough breath bred breed breeze brew brewery bribe brick
  bride bridge brief brigade bright brilliant bring broad broadband broadcast broaden brochure broke broken broom
  brother brought brown browser bruise brush bubble bucket budget buffer bug build bulb bulk bullet bulletin bump
  bun bundle burden bureau burglar burn burst bus bush busy butcher butterfly button buy bypass bystander byte cabin
  cabinet cable cache cafe cage cake calculate calendar calm came camera camp campaign campground campus canal
  cancel cancer candidate candle candy cannot canoe canonical canteen canvas cap cape capital capsule capture car
  carbon card care careful caregiver cargo carpenter carpet carriage carrot carry cart carton cartoon carve case
  cash cast castle casual casualty cat catalog catalogue catch category cattle caught cause cave ceiling celebrate
  cell cellar cement census cent centre century ceramic ceremony certain certainty certificate certify chalk
  challenge chamber champion chance change channel chapel chapter char character charge charity charm chart chat
  cheap cheat check checkout cheek cheer cheese chemical chemist chemistry cherry chest chicken child chill chimney
  chip chisel chocolate choice choir choke choose chord chorus chose chosen chronic chunk church cigar cinema circle
  circuit circus cite citizen city citywide civic civil civilian claim clarity clash class classic classroom clause
  claw clay clean cleanup clear clerk clever client cliff climate climb clinic clinical clinician clip clipboard
  clock clone close closet closure cloth clothe cloud club clue clung coal coast coastal coat cockpit cocktail code
  coffee coin cold collaborate collapse collar colleague collect college colonial colony color colour column combine
  come comedy comet comfort comma command commerce commercial commit committee common communicate commuter compact
  compare comparison compass compel compete compile complain complaint complete complex compliant complicated comply
  component compose compost compound compress compute conceal concept concern concert concise conclude concrete
  concurrency conditional condo conduct confess confident configure confirm conflict confused congressman connect
  conquer consent consequential conserve consider consistent constant constraint construct consult consultant
  consume contain contemporary contest context continent continue contract contrast contribute control convenient
  conventional convert convince cook cookie cool coordinate copper copy copyright cord core corn corporate correct
  correspond corridor corrupt cost costume cottage cotton couch cough council count counterclaim country county
  couple courage courier course court cousin cover coverage cow coworker cozy crack cradle craft crane crash crate
  crawl crazy cream creamery create creature credential credit creek crept crest crew cricket crime criminal crisis
  criteria critic critical croissant crop cross crowd crown crucial crude cruel cruise crush cry crystal cube cue
  culinary cultivate cultural culture cup cur curb cure curious curl curly currency current curriculum cursor
  curtain curve cushion custom cut cyber cycle cyclist cylinder daily dairy damage damp dance danger dare dark dash
  dashboard database dateline daughter dawn day dead deadline deaf deal dealt dear death debate debt debugger debut
  decade decay deceive december decide decimal deck declare decline decor decorate decrease dedicate deed deep
  deepen deer default defeat defect defend defendant define definite deflate defy degree delay delegate delete
  deliberate delicate delight deliver delivery deluxe demand demo democracy democrat demolish demonstrate dense
  dental dentist deny depart depend dependency dependent deploy deposit depot depth derive descend describe desert
  deserve desire desk desktop despair dessert destiny destroy detail detect determine deterministic detour develop
  device devote diabetes diagnosis dial dialect dialog dialysis diamond diary dictate dictionary die diesel diet
  differ different difficult dig digit digital dignity dim diner dinner dip diploma diplomat direct directory dirt
  disabled disaster disclosed discovered discovery discriminate discuss dish dishwasher disk disrupt distinct
  distinguish distributed distributor district disturb dive diverse divide dividend divorce doc dock documentary
  documented dog doing doll dollar domain dome domestic don donate done door dorm dose dot double doubt dough
  downtown dozen drag drain drama dramatic drank draw drawn dread dream dress drew drift drill drink drip drive
  driven drone drop drought drove drown drug drum dry dual duck due dug dull dump duplicate durable dusk dust duty
  dwell dye dying dynamic eager eagle ear early earn earnings earth earthquake earthy ease east easy eat eaten echo
  economic economist economy ecosystem edge edit editorial educate effect efficiency efficient effort egg eighteen
  eighth elbow elder elect electric electrical electrician electronic elegant elementary elephant elevate eligible
  eliminate elsewhere embarrass embed embrace emerge emergency emit emotional emperor empire employ employee empower
  empty enable encode encompass encounter encourage endorse endure enemy energy enforce engage engine enjoy enlarge
  enlist enough enroll ensure enter entertain enthuse enthusiasm entire entirety entity entrant entrepreneur entry
  envelope environmental envy episode equal equip equity equivalent era erase erect err escape essay essential
  establish estate estimate etc eternal ethical ethnic euro evaluate eve eventual everybody everyday everything
  everywhere evident evil evolve exact exam examine example exceed excel excellent exceptional excerpt excess
  exchange excite exclaim exclude excuse exec execute exempt exhaust exhibit exile exist exit exotic expand expect
  expel experienced experimental expert expire explain explicit explode exploit explore expo export expose express
  extend extent extern external extra extract extraordinary extreme eye eyebrow eyewear fabric face facilitate fact
  factory faculty fade fail failure faint fair fairy faith fake fall fallback fallen false fame familiar family
  famous fan fancy fantastic far fare farewell farm fashion fast fasten fatal fate father fatigue faucet fault favor
  favorite fear feast feat feather fed federal fee feed feedback feel feet fell felt female feminine fence ferry
  fertile fertilizer festival festive fetch fever fiber field fierce fifteen fifth fight figure file filename fill
  film filmmaker filter final finalist financial find fine finger fingerprint finish fire firearm firefighter
  firewood firm fiscal fish fisherman fist fit fix fixture flag flame flash flat flavor fled flee fleet flesh flew
  flexible flight float flock flood floor flour flow flu fluid flush fly foam focus fog fold folk follow font food
  fool foot football forbid force forecast forefront forehead foreign foremost forever forge forget forgive forgiven
  forgotten fork form formal format formula fort forth fortunate fortune forum forward fossil foster fought foul
  found foundry fourteen fourth fragile frame fraud free freedom freelancer freeze freight frequency frequent fresh
  fridge friend fright frog front frontier frost froze frozen fruit frustrate ftp fuel fulfill full fully fun
  functional fund fundamental funeral funky funny fur furnace furnish furniture fuss future fuzzy gain gala gallery
  gallon gamble game gang garage garbage garden garlic gas gasoline gate gather gave gaze gear gem gender gene
  generate generic genius gentle genuine gesture get ghost giant gift gigantic girl gist give glacier glad glance
  glare glass gleam glob globe gloom glory glossy glove glow glue gnu go goat goes going gold golden golf gone good
  goose gossip got gourmet govern grab grace grade gradual graduate grain grammar grand granddaughter grandfather
  grandmother grandparent grandson grant grape graph grasp grass grave gravel gravity gray graze great greed green
  greenhouse greet greetings grew grey grid grief grill grim grind grip groan grocer grocery groom gross ground
  groundbreaking grow grown guarantee guard guess guest guide guideline guild guilt guilty guitar gun gym habit
  hacker hail hair halfway hall halt halve hammer hand handle handmade handy hang happen happy harass harbor harbour
  hard hardware harm harmless harsh harvest hash haste hat hatch hate haul haunt haven hay hazard headache headband
  headless headmaster headphone headquarters heal health healthcare healthy heap hear heard heart heartbeat heat
  heaven heavy hedge heel height heir held helicopter hell hello helmet help helpful hem hen hence herb herd hereby
  herein hereof hereunder heritage hero heroic hesitate hex hi hid hidden hide high highlight highway hike hill him
  hint hip hire historic historical history hit hobby hockey hold hole holiday holistic hollow holy home homeless
  homemade homeowner homepage honest honey honor honoree hook hope horn horrible horror horse hose hospital host
  hostage hostel hostile hot hotel hour house household hover hub hug huge hum humble humid hung hungry hunt
  hurricane hurry hurt husband hut hybrid hydraulic hydrogen hymn hype ice icon iconic idea ideal identical identify
  idle idol ignite ignore illegal imagine imitate immigrant immune impact implant implemented implicit imply import
  important impose impress imprison improve impulse inaugurate inch incident incidental incline income incomplete
  incorporate incorrect increase incurred indeed indemnify independent index indicate indirect individual indoor
  industrial industry infant infect infer infinite inflate influential info inform informal infrastructure
  ingredient inherit initial initiate inject injure injury ink inmate inn innocent innovator input inquiry insect
  insert inside insight insist inspect inspire install instant instinct institute instruct insult insure intact
  integer integral intellect intellectual intelligent intend intense intent interact interested interesting
  interfere interior intermediate intern internal interpret interrupt interval intervene invade invalid invent
  inventory invest investigate invite invoice invoke involve iron irregular island isle isolated issue item
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
  machine macro magazine magic magnet magnificent maid maiden mail mailbox main mainland mainstream maintain major
  makeup male malformed mall mammal man manage mandate mandatory manifest manpower mantle manual manufacture manure
  manuscript map maple marathon margin marginal marina marine maritime mark market marketplace marriage marry marsh
  mask mass massive master mat match mate material math mattress mature maximum maybe meadow meal mean meant
  meantime measles measure meat mechanic mechanical medal median medical medicinal medicine medieval medium melody
  melt membrane memorial memory mend mental mentor menu merchant mercy mere merge merit merry mess message met
  metadata metal meteor metro microphone microscope microwave midday middle midnight midst midwife migrant migrate
  mild mile milestone military milk mill millennial million mime mimic min mind mine mineral minimal minimum
  ministry mint minus minute miracle mirror miser misery misleading mist mix moan mob mock mod mode model moderate
  modern modify modular module moist moisture mold molecule molt moment momentum monetary money monitor monk monkey
  monopoly monster month mood moon moral morning mortal mortgage mosque mosquito motel mother motion motor
  motorcycle motorist mount mourn mouse mouth move movie mud multiple multiply municipal mural murder murmur muscle
  muse museum mushroom music musician mutate mute mutter mutual mystery myth nail naked name nanny nap narrate
  narrow nasal nasty nation native natural nature naval navigate navy nearby neat necessary necessitate neck
  necklace need needle neglect negligent negotiate neighbor nephew nerve nervous nest net network neutral newsletter
  newspaper newsroom nice niece night nightlife nightmare nineteen ninth noble nobody nod node noise noisy nomad
  nominate nominee non noodle noon normal north northern nostalgia notable notch notebook noteworthy notice notify
  noun novel novelist novelty nowhere nuclear null numb numeric nursery nurture nut nutrient oak oar oat oath obese
  obesity obey object oblige observe obsolete obstacle obtain obvious occupancy occupant occupy occur ocean odd odor
  offend offered offering office official offline offset offshore oil okay old omit onboard ongoing onion
  online onshore ooze opaque open operate operational opinion opponent oppose opposite opt optimal option optional
  oral orange orbit orchard orchestra ordeal order ordinary ore organ organic organizational orient origin original
  orphan ought ounce outage outcry outlet output outstanding oven overall overlap overseas oversee owe owl ox oxygen
  oyster ozone pace pack package packet pad paddle page paid pail pain paint pair palace pale palette palm pan
  pandemic panel panelist panic pantry pants paper parade paradigm paragraph parallel paramedic parameter parcel
  pardon parent parentheses parish park parlor parole parrot parse part partial participant participate particle
  particular party pass passage passenger passionate passive passport password past pasta paste pastry pat patch
  patent path patient patio patriotic patrol pattern pause pave paw pay paycheck payload payroll pea peach peak
  peanut pear pearl peasant peck pedestrian peel peer pen penalty pence pencil penguin penny pepper percent
  percentage perfect perform perfume peril period perish permanent permit perpetual persist persistent person
  personal persuade pesticide pet petroleum pharmacist pharmacy phase phenomenon philanthropy philosophy photograph
  photography phrase physical physician piano pick pickle picture pie piece pier pierce pig pile pilgrim pill pillar
  pillow pilot pin pinch pine pink pint pioneer pipe pipeline pit pitch pity pivot pivotal pixel pizza place
  placeholder plague plain plaintiff plan plane planet plaster plastic plate platform play playground playwright
  plaza plea plead pleasant pledge plenty plot plow pluck plug plum plumb plunge plural plus plywood pocket podcast
  poem poet point poison pole police polish polite political politician politics poll pond pony pool poor pop
  popular porch pore pork port portable portrait portray pose possess possible possibly post postage postal pot
  potato potential pouch poultry pound pour poverty powder power practical practice practitioner prairie praise pray
  preach precede precise predecessor predict prefer prefix pregnancy pregnant prejudice preliminary premier premiere
  premium prepare prescribe preserved preset pressure pretty prevail prey pride priest primary prime prince princess
  print prior prison privacy private privilege prize pro probably probe problem proceed process proclaim procure
  prod produce professional profile profit programme progress prohibit prolong prominent promise promote promotional
  prompt pronoun prop propagate property proposal propose prose prosecute prosper protect protein protest protocol
  prototype proud prove proven provide province provoke proxy prune psychiatric psychologist pub publish pull pulse
  pump punch punish pupil puppet puppy purchase pure purple purpose purse pursue pursuit push put puzzle quake
  qualified quarrel quarry quarter queen query quest queue quick quiet quilt quip quit quite quiz quota race racial
  racism rack radar radical radio rage raid rail railroad railway rain rainfall raise rake rally ramp ran ranch
  random rang range rank ransom rapid rare rash rat rate ratio ration rattle rave raw reach readable ready real
  realistic realm rear reason reasonably rebate rebel recede receipt receive recess recipe recipient reckless reckon
  recline recommend recorded recording recovery recreational recruit rectangle recycling red redistribute reduce
  redundant reef ref referee referred reflect refrain refrigerator refugee refurbish refusal refuse regard regime
  region registry regret regular regulator rehab rehearse reign reinforce reiterate reject rejoice related relax
  relevant reliably relief religion reluctant rely remainder remaining remedy reminder remote removal removed render
  renew renovate renown rent rental repay repeat repel replica reply reported reporter repository represent reproach
  reptile require rescue resemble reserved reservoir resident residential resist resolved respect respiratory
  respond respondent response rest restaurant restroom result resume retailer retain retiree retrieve returned
  reveal revenge revere revise revive revolt revolutionary revolve rhyme rhythm rib ribbon rice ride ridge ridicule
  rifle right rigid rim ring rinse riot rip ripe rise risen risk rite ritual rival river road roam roar roast
  roastery robe robot robotic robust rock rocket rod rode role roll romantic roof room root rope rose rotate rotten
  rough route routine row royal royalty rub rubric rude rug ruin rule rumor run runway rural rush rustic sack sacred
  sacrifice sad saddle safe said sail sailboat saint sake salad salary sale salmon salon salt salty salute sanctuary
  sand sane sang sank sat satellite satisfy sauce sausage savage save savings saw sawmill say scalable scalar scale
  scan scandal scar scarce scare scarf scarves scatter scenario scene scenic scent schedule scheme scholar school
  schoolchildren scientific scissors scold scooter scope scorch score scorn scout scrap scrape scratch scream screen
  screw script scrub sculptor sculpture sea seafood seal seam seamless search seaside season seasonal seat secondary
  secret secure sedan seed seek seem seen seismic seize seldom select self sell semantic semester seminar senate
  send sensational sense sent separate serial series serious servant serve service set settle setup seventeen
  seventh severe sew sewage sexual shack shade shadow shaft shallow shame shampoo shape shard share shareholder
  shark sharp sharpen shave shed sheep sheet shelf shelter shelves shepherd sheriff shield shift shine shiny ship
  shipyard shirt shock shoe shone shook shooting shop shore short shortage shortcut shorten shorthand shot shout
  shove shovel show showcase shown shrank shrimp shrink shrug shun shut shutdown shuttle shy sibling sick side
  sidebar sidewalk siege sigh sight sign signal signature significant silent silk silo silver similar simple
  simulate sin sincere sing single sink sip siren sister sit situate sixteen sixth size skate skeleton sketch ski
  skill skim skin skip skirt skull sky skyscraper slam slap slash slave slavery sled sleek sleep sleeve slept slice
  slid slide slim slip slogan slope slot slow slump small smart smash smell smile smoke smooth snack snail snake
  snap snapshot sneak sneeze snippet snow soak soap soar sob soccer social society sock socket soda sofa soft soften
  software soil solar soldier sole solid solo solve somebody sometimes somewhere son song soot sophisticated sore
  sorrow sorry sort soul sound soup south southern souvenir sow spa space spacecraft spade span spare spark speak
  spear spec special specialist specialty species specific specify speck spectacular spectator spectrum speech speed
  spell spend spent sphere spice spicy spider spill spin spine spinoff spiral spirit spiritual spite splash splendid
  split spoil spoke spoken spokespeople sponge sponsor spoon sport spot spouse sprang spray spread spreadsheet
  spring spun spur spy squad square squeeze squirrel stab stable stack stadium staff stage stain stair stake
  stakeholder stale stall stamp stance stand standard staple star starch stare start startle starve state static
  statistic statue status statute statutory stay std steady steal steam steel steep steer stellar stem step sterile
  stern stew stick sticky stiff stimulate sting stir stitch stock stockholder stole stolen stomach stone stonemason
  stood stool stoop stop stoppage storage storefront storm story stove straight straightforward strain strand
  strange strap strategic strategist straw strawberry stray stream streamline street strength strengthen stress
  stretch strict strife strike string strip strive stroke stroll strong struck structure struggle stuck student
  studio study stuff stumble stump stun stung sturdy style stylish sub submit subordinate subpoena subscribe
  subsequent subset subsidy substantial substitute subtle subtract suburb subway succeed suck sudden sue suffer
  sufficient suffix sugar suggest suicide suit suitable suite sulfur sum summit summon sung sunrise sunset super
  superb superior supermarket supervisor supper support suppose suppress supreme sure surf surface surge surgeon
  surgery surgical surname surpass surplus surprising surrender surround survey survive suspect suspend sustain swam
  swamp swan swap swarm sway swear sweat sweep sweet swell swept swim swing switch sword swore swung symbol sympathy
  symphony symptom synagogue sync syndrome synergy syntax syrup system tab table tablet tackle tactical tag tail
  tailored take taken takeover tale talent talk tall tame tan tank tap tape tapestry tar tariff task taste tasty
  tattoo taught tax taxpayer tea teach team teapot tear tease tech technical technician technique teddy teen
  teenager teeth telecom telescope temperature template temple temporary tempt tenant tend tennis tense tent tenth
  term terminal terminate terrace terrible territory terror test testimonial text textile textual texture thaw
  theater theatre theft them theme themselves theory therapist therapy thereof thermal thermometer thermostat thesis
  thick thief thin thing think thirst thirteen thorn though thought thousand thread threat threshold threw thrice
  thrill thrive throat throne throw thrown thumb thunder thunderstorm tick ticket tickle tide tie tier tiger tight
  tighten tile tilt timber timeline timid tin tiny tip tire tissue titanium title toast tobacco toddler toe toggle
  toil toilet token told tolerate toll tomato tomb tongue took tool tooth top topic torch tore tornado tort torture
  toss total touch tough tour tourist tow towel town toxic toy trace track tractor trade trademark traditional
  traffic tragedy trail train trainee trait tram transfer transform transit translate transmit transparency
  transparent transplant transport trap trash trauma travel tray treason treasure treat treaty tree tremble trend
  trial triangle tribal tribe tribute trick trigger trillion trim trip triple triumph troop trophy tropical trouble
  trousers truck true trumpet trunk trust truth try tub tube tug tugboat tulip tumor tune tunnel turbine turf turkey
  turn turnip turtle tutor twice twin twist type typescript typical typo ugly ultimate umbrella umpire uncle
  underlying undo unexpected unified uniform union unique unit unite universal universe unlimited unprecedented
  upcoming upgrade upkeep upload upper upscale upstate upstream uptown urban urge urgency urgent urine usable usage
  used useful useless user usher usual utility utilize vacant vacate vaccine vacuum vague vain valet valid validate
  valley valuable value valve van vandal vanilla vanish vapor var variable variant variety various vary vase vast
  vault vector vegan vegetarian vehicle veil vein velvet vendor vent venture verb verbal verbatim verbose verdict
  verify verse vertical vessel veteran veterinarian veto via vibrant vibrate vicious victim victory view vigor
  village villain vine vinegar vineyard violate violin viral virtual virtue virus visible vision visionary visual
  vital vitamin vivid vocabulary vocal vocational vodka voice void volcano volume voluntary volunteer vote voucher
  vow vowel voyage wade wag wage wagon waist wait waive wake walk walkway wall wallet wand want ward wardrobe
  warehouse warm warn warranty wary wash washable waste wastewater watch water waterfront waterproof wave wax way
  weak weaken wealth wealthy weapon wear wearable weather weave webinar wedding weed week weekday weekend weep weigh
  weight weird welcome weld welfare went west western wet wetland whale wharf whatever wheat wheel wheelchair
  whenever whereas wherever whether whichever whip whirl whisker whiskey whisper whistle whistleblower white whoever
  whole wholesale wick wide widen widespread widget widow width wife wig wild wildfire wildlife win wind window wine
  winery wink winter wipe wire wireless wisdom wise wish wit witch withdraw wizard woe woke wolf woman womb won
  wonder wood wooden wool word wore workbench workflow workforce workplace workshop world worm worn worry worse
  worst worth worthwhile wound wove woven wrap wreck wrench wrestle wrist written wrong wrote yacht yard yarn yawn
  year yearbook yell yellow yen yield yoga yogurt yolk young yourself youth zeal zebra zero zinc zip zone zoo`
