// The text of stream n, cut into pieces as providers cut it: in the middle of words, with letters of one to four bytes.

const words = [
  'Acme',
  'opened',
  'a plant in',
  'Denver,',
  'Colorado.',
  '“Très bien,”',
  'said',
  'Zoë Łuczak',
  '— 30%',
  '🙂',
  '東京',
  '\n\n',
]

export function piecesOf(stream: number): string[] {
  let state = stream + 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  const text = Array.from({ length: 350 }, () => words[random(words.length)]).join(' ')
  const pieces: string[] = []
  // By code point: a provider never sends half of one.
  const letters = [...`Stream ${stream} begins. ${text} Stream ${stream} ends.`]
  for (let from = 0; from < letters.length; ) {
    const size = 1 + random(9)
    pieces.push(letters.slice(from, from + size).join(''))
    from += size
  }
  return pieces
}
