// Google Docs and email clients express bold, italic, underline and superscript by styles; the schema needs elements.

const bold = /^(?:bold(?:er)?|[6-9]00)$/
const plainWeight = /^(?:normal|lighter|[1-5]00)$/

/** Wraps content in the elements its style means, and unwraps elements whose style cancels them. */
export function marksFromStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    if (isBold(element) && plainWeight.test(element.style.fontWeight)) unwrapLater(element)
    else if (element.tagName === 'SPAN' || element.tagName === 'FONT')
      for (const tag of marksOf(element)) wrap(element, tag)
  }
  for (const element of body.querySelectorAll('[data-unwrap]')) element.replaceWith(...element.childNodes)
}

function marksOf(element: HTMLElement): string[] {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
  const isUnderlined = `${textDecoration} ${textDecorationLine}`.includes('underline')
  // Links are always underlined and headings always bold: neither is emphasis.
  const isInLink = element.closest('a') !== null || element.querySelector('a') !== null
  const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null
  return [
    ...(bold.test(fontWeight) && !isInHeading ? ['strong'] : []),
    ...(/italic|oblique/.test(fontStyle) ? ['em'] : []),
    ...(isUnderlined && !isInLink ? ['u'] : []),
    ...(verticalAlign === 'super' ? ['sup'] : []),
    ...(verticalAlign === 'sub' ? ['sub'] : []),
  ]
}

function isBold(element: Element): boolean {
  return element.tagName === 'B' || element.tagName === 'STRONG'
}

// Replaced after the loop, which needs the complete list.
function unwrapLater(element: Element): void {
  element.setAttribute('data-unwrap', '')
}

function wrap(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}
