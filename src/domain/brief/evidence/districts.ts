// Counties, departments, provinces and islands. They contain towns and are not used as datelines. None shares its name with a larger town.
import { makeLazily } from '#domain/language/memoize-text.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { foldLetters } from '#domain/text/letter-case.ts'
import { isCountry } from './countries.ts'

const britain =
  'anglesey|argyll|argyll and bute|berkshire|caithness|ceredigion|cheshire|cumbria|dumfries and galloway|fife|gower|gwent|gwynedd|hebrides|outer hebrides|isle of man|isle of skye|isle of wight|lothian|east lothian|west lothian|midlothian|east midlands|west midlands|northumberland|orkney|powys|scottish borders|shetland|skye|snowdonia|somerset|suffolk|sutherland|tayside|tyne and wear'
const ireland =
  'connacht|connemara|county down|donegal|fermanagh|kerry|laois|leinster|leitrim|munster|offaly|tipperary|tyrone|ulster|westmeath'
const france =
  'alsace|aquitaine|ardeche|ardennes|ariege|auvergne|aveyron|bourgogne|burgundy|bretagne|calvados|camargue|cantal|cevennes|charente|charente-maritime|correze|corse|corsica|creuse|dordogne|drome|finistere|franche-comte|gers|gironde|haute-loire|haute-savoie|herault|ile-de-france|indre-et-loire|isere|languedoc|limousin|loire-atlantique|loiret|lorraine|lozere|maine-et-loire|morbihan|moselle|normandie|occitanie|picardie|picardy|puy-de-dome|saone-et-loire|savoie|seine-maritime|touraine|vaucluse|vendee|vosges'
const lowCountries =
  'brabant|drenthe|friesland|fryslan|gelderland|hainaut|limburg|noord-holland|north holland|overijssel|twente|wallonia|wallonie|zeeland|zuid-holland'
const german =
  'allgau|baden-wurttemberg|bayern|brandenburg|burgenland|carinthia|emmental|engadin|franconia|graubunden|hesse|hessen|karnten|lower saxony|mecklenburg|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|sachsen|saxony|schleswig-holstein|steiermark|styria|thurgau|thuringen|thuringia|ticino|tirol|tyrol|valais|vaud|vorarlberg|westphalia'
const south =
  'abruzzo|algarve|alentejo|andalucia|apulia|aragon|asturias|azores|basilicata|calabria|campania|cantabria|catalunya|cataluna|crete|emilia-romagna|epirus|euskadi|extremadura|friuli|galicia|lazio|liguria|lombardia|madeira|mallorca|molise|navarra|peloponnese|piedmont|piemonte|puglia|sardegna|sardinia|sicilia|south tyrol|tenerife|thrace|toscana|trentino|umbria|veneto'
const northAndEast =
  'bohemia|bornholm|dalarna|dalmatia|gotland|hiiumaa|istria|jutland|jylland|lapland|lofoten|masuria|moravia|nordland|pomerania|saaremaa|scania|silesia|skane|smaland|telemark|transylvania|varmland'
const overseas =
  'antioquia|assam|balochistan|bihar|borneo|cape breton|chiapas|davao del norte|davao del sur|eastern cape|gauteng|haryana|himachal pradesh|hokkaido|karnataka|kwazulu-natal|kyushu|labrador|limpopo|luzon|madhya pradesh|michoacan|mindanao|minas gerais|northern cape|northern territory|northwest territories|nunavut|odisha|otago|palawan|patagonia|rajasthan|sabah|sarawak|shikoku|sinaloa|sulawesi|sumatra|taranaki|uttar pradesh|uttarakhand|vancouver island|visayas|waikato|west bengal|western cape|yukon|zululand'

const names = makeLazily(
  () =>
    new Set(
      [britain, ireland, france, lowCountries, german, south, northAndEast, overseas].join('|').split('|'),
    ),
)
/** Whether the words name a part of a country: 'Orkney', 'Cantal', 'Perthshire'. */
export function isDistrict(name: string): boolean {
  return names().has(foldLetters(name)) || /^\p{Lu}\p{L}{3,20}shire$/u.test(name)
}

/** Whether the name is a state or a country, and not also an ordinary word. */
export function isNamedRegion(written: string): boolean {
  const bare = written.replace(/\.$/, '')
  return (
    isStateName(bare) ||
    isCountry(bare) ||
    isDistrict(bare) ||
    readState(written) !== undefined ||
    readState(`${bare}.`) !== undefined
  )
}
