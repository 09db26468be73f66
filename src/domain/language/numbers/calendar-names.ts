// Months and weekdays as notes from many countries spell them, in full and shortened. Sources of patterns, in small letters.

export const weekdayName = [
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|thu|fri|sat|sun',
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|domenica',
  '(?:segunda|ter[cç]a|quarta|quinta|sexta)-feira',
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  'mandag|tirsdag|onsdag|torsdag|fredag|l[øö]rdag|s[øö]ndag|m[åa]ndag|tisdag',
  'poniedziałek|wtorek|środa|czwartek|piątek|pazartesi|salı|çarşamba|perşembe|cuma',
].join('|')

export const monthName = [
  'jan(?:uary|uar|uari|vier)?|feb(?:ruary|ruar|ruari|braio)?|f[eé]vrier|mar(?:ch|s|zo|t)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maj|maio|mei|maggio',
  'june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|usti|ustus)?|ao[uû]t|agosto',
  'sept?(?:ember|embre|iembre)?|settembre|setembro|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|d[eé]cembre|dez(?:ember|embro)?|diciembre|dicembre',
  'enero|gennaio|janeiro|febrero|fevereiro|março|aprile',
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  'ocak|şubat|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
].join('|')
