// Content of a page that isn't shown: deleted text, comments, and what a style hides. Word writes all of it into a page.

type Attributes = ReadonlyMap<string, string>

export interface HiddenElements {
  isOn(): boolean
  /** Takes a start tag; true when it is part of what is not seen. */
  start(tag: string, attributes: Attributes): boolean
  end(tag: string): boolean
  /** Takes a style sheet, or a piece of one. */
  addStyles(css: string): void
}

const hiddenStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|mso-hide\s*:\s*all|mso-element\s*:\s*comment(?:-list)?)(?:[;\s!]|$)/i
const reviewClass = /(?:^|\s)(?:msoDel|MsoCommentReference|msocomanchor|msocomtxt)(?:\s|$)/i
/** The page itself, and elements without content. */
const neverHidden = new Set(
  'area base body br col embed hr html img input link meta param source track wbr'.split(' '),
)
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
/** Elements that may go unclosed, and what begins where they end. */
const endedBy = new Map<string, ReadonlySet<string>>([
  ['p', blocks],
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['tr', new Set(['tr'])],
  ['td', new Set(['td', 'th', 'tr'])],
  ['th', new Set(['td', 'th', 'tr'])],
])

export function createHiddenElements(): HiddenElements {
  let name = ''
  /** Open elements of that name, and open blocks inside it. */
  let depth = 0
  let inside = 0
  let sheet = ''
  const hiddenClasses = new Set<string>()
  const isOfHiddenClass = (attributes: Attributes) => {
    for (const one of findHiddenClasses(sheet)) hiddenClasses.add(one)
    sheet = ''
    return hiddenClasses.size > 0 && classesOf(attributes).some((one) => hiddenClasses.has(one))
  }
  const begin = (tag: string, attributes: Attributes) => {
    // Most elements of a release have no attributes, and need no closer look.
    if (tag !== 'del' && attributes.size === 0) return false
    if (neverHidden.has(tag) || !(isHidden(tag, attributes) || isOfHiddenClass(attributes))) return false
    name = tag
    depth = 1
    inside = 0
    return true
  }
  return {
    isOn: () => depth > 0,
    start(tag, attributes) {
      if (depth > 0 && inside === 0 && endedBy.get(name)?.has(tag)) depth = 0
      if (depth === 0) return begin(tag, attributes)
      if (tag === name) depth += 1
      else if (blocks.has(tag)) inside += 1
      return true
    },
    end(tag) {
      if (depth === 0) return false
      if (tag === name) depth -= 1
      else if (blocks.has(tag) && inside > 0) inside -= 1
      // The block around it ends, and an element that nobody closed with it.
      else if (blocks.has(tag)) depth = 0
      return tag === name || depth > 0
    },
    addStyles(css) {
      sheet += css
    },
  }
}

function isHidden(tag: string, attributes: Attributes): boolean {
  if (tag === 'del' || attributes.has('hidden')) return true
  return hiddenStyle.test(attributes.get('style') ?? '') || reviewClass.test(attributes.get('class') ?? '')
}

function classesOf(attributes: Attributes): string[] {
  return attributes.get('class')?.split(/\s+/) ?? []
}

/** Classes that Word's style sheet hides. Other sheets hide and show by the width of a screen, which says nothing about the text. */
function findHiddenClasses(css: string): string[] {
  return css.split('}').flatMap((rule) => {
    const brace = rule.lastIndexOf('{')
    if (brace === -1 || !/mso-hide\s*:\s*all/i.test(rule.slice(brace))) return []
    const selectors = rule.slice(0, brace).split(',')
    return selectors.flatMap((selector) => /\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])
  })
}
