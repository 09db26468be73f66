// Words that mean the same in a release, for comparing two texts.

/** Each line has words with the same meaning; the first stands for all. */
export const synonymLines = `
buy purchase acquire acquisition
start begin commence kick launch debut
launch introduce release unveil roll debut present
end finish conclude complete close stop
employee worker staff workforce personnel crew job
customer client buyer shopper consumer
firm business enterprise startup
big large great sizable
help assist aid support assistance
require need must
demonstrate show prove reveal indicate
receive get obtain gain
produce manufacture build construct make maker
choose select pick pick
supply provide deliver offer
fix repair restore
doctor physician
car vehicle automobile auto
money fund funding capital cash
hire employ recruit
live reside
ask request inquire
near nearby close next adjacent proximity
store shop outlet
plant factory facility mill
deal agreement contract pact
child kid
cost price sell fee charge
quick fast rapid speedy
let enable allow permit
happen occur
yearly annual annually
home house
town city municipality
rule regulation
film movie
speak talk
try attempt effort endeavor
big major
lead head manage direct run oversee
leader head chief
join participate
raise secure collect
grow increase rise expand
fall drop decline decrease
visit attend
study survey research report
researcher scientist
attorney lawyer
trash garbage waste litter
resident neighbor
guest visitor attendee
test trial
site website
about approximately
also additionally furthermore moreover
enough sufficient
many numerous
later subsequently
inform notify tell
stay remain
move relocate
meet satisfy
pay compensate
earn win
free complimentary
name appoint
create establish found set
train teach
want wish hope
idea plan
change alter modify
keep retain maintain
answer reply respond
send ship deliver
gather collect
add attach
cut trim slash reduce lower
fight battle
danger risk
save conserve
ready prepared
whole entire
right correct
wrong incorrect
carry transport haul
open opening
office headquarters
maker manufacturer producer
price cost
owner proprietor
member
flood flooding
leave depart exit
arrive come
big huge vast
small little tiny
hard difficult
easy simple
old aged
begin open
travel ride go
farmer grower
author writer
gift donation donate contribute give
prize award honor
student pupil
teacher instructor
school college
illness disease sickness
medicine drug medication
road street route
area region district
share portion
figure number
tool device instrument
program scheme initiative
goal target aim objective plan
job position role post
team group crew
boss head leader
talk speech address
picture photo image
meeting session gathering
party event celebration
reduce lessen shrink
improve better enhance upgrade
check inspect examine test
protect guard safeguard shield
watch monitor track
explain describe detail
think believe consider feel
know understand
like enjoy
build erect construct
sell market retail
design develop
invite welcome
honor recognize celebrate
draw attract
replace substitute swap
link connect
split divide
back support
cover include
weekly week
daily day
monthly month
yearly year
morning
ship send
fair festival
hall building
owner own
free charge
volunteer
permit license
suitable fit
former earlier previous
beautiful pretty
happy glad pleased delighted thrilled excited proud
announce share reveal unveil
thank gratitude
important key vital crucial essential
show display exhibit demonstrate
visitor guest
inhabitant resident citizen
assure ensure guarantee
attend come
consist comprise contain include
prior before
several number
length long
height tall high
width wide
depth deep
weight weigh heavy
age old
extra additional
reporter journalist press media
contact call phone telephone reach touch write email mail
information detail learn question inquiry
vessel boat ship craft
entire full whole complete entirety
proportion many most
register enroll sign
depart leave
perform play sing
conduct hold carry
erect raise
individual person
residence home house
transport carry bring take
employ use utilize
possess own have
construct build
inspect check look
examine study look
repair fix restore
assemble gather meet
distribute give hand
dispose throw discard
adjacent next beside
vacant empty
beverage drink
meal food dinner lunch breakfast
garment clothes clothing
weather rain storm snow wind
elderly senior old
youngster child youth teen
instructor teacher trainer
spectator audience crowd viewer
attorney counsel
physician medic
infant baby
equipment gear tool machine
material supply
merchandise goods product
quantity amount
error mistake
assistance help
discussion talk
decision decide choose
agreement agree
preparation prepare
arrival arrive
departure depart
growth grow
failure fail
loss lose
sale sell
choice choose
belief believe
proof prove
thought think
grind ground
weave wove woven
wind wound
dig dug
hang hung
swim swam swum
freeze froze frozen
steal stole stolen
throw threw thrown
tear tore torn
wear wore worn
bind bound
sweep swept
sing sang sung
fly flew flown
bend bent
sew sewn
stick stuck
strike struck
swing swung
spin spun
ride rode ridden
hide hid hidden
bite bit bitten
shake shook shaken
sink sank sunk
ring rang rung
drink drank drunk
eat ate eaten
forget forgot forgotten
catch caught
fight fought
seek sought
sleep slept
burn burnt
light lit`
