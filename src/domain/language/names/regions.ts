// Last words of countries, provinces and counties: 'Windsor, Ontario, and Detroit' are two places, not three.

const regions: ReadonlySet<string> = new Set(
  `Argentina Australia Austria Belgium Brazil Canada Chile China Colombia Cuba Denmark Egypt England Finland France Germany Ghana
  Greece Hungary India Indonesia Iran Iraq Ireland Israel Italy Japan Jordan Kenya Korea Malaysia Mexico Morocco Netherlands Nigeria
  Norway Pakistan Peru Philippines Poland Portugal Qatar Romania Russia Scotland Singapore Spain Sweden Switzerland Taiwan Thailand
  Turkey Ukraine Vietnam Wales
  Ontario Quebec Alberta Manitoba Saskatchewan Columbia Scotia Brunswick Island Newfoundland Labrador Yukon Nunavut Territories
  Victoria Queensland Tasmania Zealand Jalisco Oaxaca Sonora Chihuahua Sinaloa Yucatan Veracruz Puebla Tamaulipas California Rico
  Cornwall Devon Kent Essex Sussex Surrey Norfolk Suffolk Somerset Dorset Cumbria Rutland Durham Northumberland Midlands Fife Powys
  Gwynedd Dyfed Glamorgan Antrim Armagh Donegal Galway Kerry Bavaria Saxony Tuscany Sicily Sardinia Lombardy Provence Brittany Normandy
  Catalonia Andalusia Galicia Flanders Tyrol Punjab Gujarat Kerala Maharashtra Bengal Hokkaido Okinawa Africa Rica Salvador Guatemala
  Honduras Panama Jamaica Bahamas Bermuda Iceland Croatia Serbia Slovenia Slovakia Czechia Bulgaria Estonia Latvia Lithuania Ukraine
  Tunisia Algeria Ethiopia Uganda Tanzania Rwanda Senegal Zambia Bangladesh Nepal Cambodia Laos Myanmar Mongolia Lebanon Emirates
  Ecuador Bolivia Uruguay Paraguay Venezuela Lanka Republic`.split(/\s+/),
)

/** Whether a name that ends with the word is a region with cities: 'Ontario', 'Peru', 'Lincolnshire'. */
export function isRegion(word: string): boolean {
  return regions.has(word) || /.{3}shire$/.test(word)
}
