// Words for groups of people. What they do or think must be counted or asked.

const groups = `people persons women men children kids teens teenagers adults seniors families households parents patients shoppers
  pupils youth youths veterans neighbors moms dads nurses staff staffers doctors couples customers users clients members fans guests
  companies businesses firms organizations brands hospitals schools farms americans europeans canadians britons germans texans californians`
/** Things whose names end like occupations. */
const things = `numbers letters papers computers offers orders dollars meters liters quarters centers covers layers filters corners
  chambers shoulders colors flavors motors sensors tractors doors floors errors factors monitors processors containers trailers
  boosters rollers burners coolers heaters printers scooters rivers layers timbers rubbers flowers powers towers waters feathers
  documents events moments apartments payments elements components shipments instruments ingredients percents cents accidents
  incidents students' agreements investments improvements requirements departments garments segments plants restaurants variants
  trees knees bees cheeses degrees fees grants warrants lists assists consists pensions lights tents contents talents patents tournaments treatments statements equipment lumen specimen regimen abdomen acumen stamen bitumen cyclamen omen ramen`

const named: ReadonlySet<string> = new Set(groups.split(/\s+/))
const excluded: ReadonlySet<string> = new Set(things.split(/\s+/))
const ending = /.{2}(?:ers|ors|ents|ants|ists|ians|ees|eers|men|women|folk)$/

/** Source of a pattern for one word, to be tested by `isGroup`. */
export function groupPattern(): string {
  return '\\p{L}[\\p{Ll}-]{2,20}'
}

/** Whether the word is a group of people, or of companies: 'riders', 'parents', 'Americans'. */
export function isGroup(word: string): boolean {
  const lower = word.toLowerCase()
  return named.has(lower) || (ending.test(lower) && !excluded.has(lower))
}
