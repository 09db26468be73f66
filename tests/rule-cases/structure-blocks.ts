// Pieces of releases the structure cases are put together from.

export const dateline = 'DAYTON, Ohio, Nov. 17, 2026 — '
export const news = `${dateline}Brightwater Foods will open a bakery in Dayton on Jan. 12.`
export const speech =
  '“The ovens are six miles away,” said Ruth Okafor, operations director at Brightwater Foods.'
export const fact = 'The bakery will run two shifts and bake for 61 kitchens.'
export const about =
  '## About Brightwater Foods\n\nBrightwater Foods cooks and delivers school meals in three states. It employs 640 people and serves 118,000 children a day. The company buys a third of its produce from farms within 100 miles of its kitchens, and it publishes the menus, the prices and the origin of all ingredients every month on its website.'

export function join(...blocks: string[]): string {
  return blocks.join('\n\n')
}

export function repeat(text: string, times: number): string {
  return Array.from({ length: times }, () => text).join(' ')
}
