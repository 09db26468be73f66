// Stock phrases that may be meant literally: a new chapter of a guild, a steel rod at a mast's core. TON-10.

type Place = { readonly before?: RegExp; readonly after?: RegExp }

/** Patterns before or after a phrase that show the literal meaning. */
const literal: readonly (readonly [RegExp, Place])[] = [
  // Things with a core: 'a steel rod at its core'.
  [
    /^at its core$/,
    {
      before:
        /\b(?:rod|wire|cable|shaft|magnet|seed|pit|stone|fuse|motor|tube|pipe|rope|steel|iron|wood|metal|ice|rock|star|planet|reactor|hole|fiber|temperature|heat)\b[^.]{0,40}$/i,
    },
  ],
  [
    /^embark(?:s|ing)? on$/,
    {
      after:
        /^ (?:the |an? |its )?(?:\p{L}+ )?(?:piers?|ships?|ferry|ferries|boats?|decks?|trains?|docks?|gangway|board|\p{Lu}|\p{Ll}+days?)\b/u,
    },
  ],
  [
    /^a new chapter$|^marks a new chapter$/,
    { after: /^ (?:in \p{Lu}|at \p{Lu}|of the \p{Lu}|on |about |to (?:the|its) book)/u },
  ],
  [
    /^pav(?:e|es|ing) the way$/,
    {
      after: /^ (?:to|from|into|between) (?:the|its|an?) /,
      before: /\b(?:crews?|workers|masons|contractors?|asphalt|brick|stones?)\b[^.]{0,30}$/i,
    },
  ],
  [
    /^the fabric of$/,
    {
      after:
        /^ (?:the|its|an?|each|every|his|her) (?:\p{Ll}+ )?(?:seats?|sofas?|chairs?|coats?|dress(?:es)?|sails?|tents?|curtains?|shirts?|suits?|flags?|uniforms?|upholstery|cushions?|bags?|kites?|awnings?|roof|walls?|building|church|house)\b/u,
    },
  ],
  [
    /^to the next level$/,
    {
      after: /^ (?:of|in|at) (?:the|its|an?|that) /,
      before:
        /\b(?:elevators?|stairs?|ramps?|escalators?|lifts?|players?|steps|ladder|water|gamers?)\b[^.]{0,40}$/i,
    },
  ],
  [
    /^underscores$/,
    { before: /\b(?:contain|with|use|of|two|three|no|by|or|and|are|type|hyphens)(?: \p{Ll}+)? $/iu },
  ],
  [/^underscoring$/, { before: /\b(?:the|of|by|no|with) $/i }],
  [
    /^a beacon of$|^beacon of hope$/,
    { after: /^ (?:\p{Ll}+ )?(?:glass|light|steel|brass|iron|wood|fire|stone|bulbs?|lamps?)\b/u },
  ],
  [
    /^bridging the gap$/,
    {
      after:
        /^ (?:in|between) (?:the|its|two|both) (?:\p{Ll}+ )?(?:rails?|banks?|boards?|pipes?|towers?|walls?|roofs?|teeth|planks?|beams?|bones?)\b/u,
    },
  ],
  [
    /^nestled in$/,
    {
      after:
        /^ (?:an? |the |its )?(?:\p{Ll}+ )?(?:straw|box|foam|nest|crate|cotton|hay|case|drawer|packing|arms)\b/u,
    },
  ],
  [/^embodies$/, { after: /^ (?:the|its) (?:\p{Ll}+ )?(?:claims?|patent|design)\b/u }],
  [/^pivotal role$/, { after: /^ (?:of \p{Lu}|in (?:the|its|an?) (?:film|play|opera|musical|series))/u }],
  [/^pivotal$/, { after: /^ (?:role of \p{Lu}|joint|bearing|point|trial|bolt|pin|hinge|arm|screw)/u }],
  [/^a bright future$|^brighter future$/, { after: /^ bulbs?\b/ }],
  [/^lasting impact$|^leaves a lasting$/, { after: /^ (?:crater|mark|stain|dent|scar|smell|odor)\b/ }],
]

/** Whether the phrase is meant literally. */
export function isLiteral(text: string, { from, to }: { from: number; to: number }): boolean {
  const phrase = text.slice(from, to).toLowerCase()
  const [before, after] = [text.slice(Math.max(0, from - 60), from), text.slice(to, to + 60)]
  return literal.some(
    ([pattern, place]) =>
      pattern.test(phrase) && ((place.before?.test(before) ?? false) || (place.after?.test(after) ?? false)),
  )
}
