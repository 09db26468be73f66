// The answer 'the product, its price and who it is for' of the launch form.
import { withArticle } from '#domain/language/articles.ts'
import { isClause } from '#domain/language/verbs.ts'
import type { Slot } from './brief.ts'
import { readNameAndKind } from './product.ts'

const price =
  /(?:^|,? )(?:(?:for|at|from|only|costs|priced at|price:?) )?(?<price>[$€£]\d[\d,.]*\d?(?: ?(?:(?:per|a|an) \p{Ll}+|\/\p{Ll}+|each))?|\d[\d,.]* (?:euros|dollars|pounds)(?: (?:per|a|an) \p{Ll}+| each)?|free)(?=,|;|\.|$| for )/iu
const audience = /(?:,? (?:made |meant |aimed )?(?:for|at)) (?<audience>(?![$€£\d])[^,;]+)$/u

export function shapeLaunch(slots: Map<Slot, string>): void {
  const what = slots.get('what')?.replace(/\.$/, '')
  if (what === undefined || slots.has('product') || isClause(what)) return
  slots.delete('what')
  const cost = price.exec(what)?.groups?.price
  const unpriced = cost === undefined ? what : what.replace(price, '')
  const buyers = audience.exec(unpriced)?.groups?.audience
  const thing = buyers === undefined ? unpriced : unpriced.replace(audience, '')
  if (cost !== undefined && !slots.has('price')) slots.set('price', cost)
  if (buyers !== undefined && !slots.has('audience')) slots.set('audience', buyers)
  slots.set('product', nameProduct(thing.replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, '')))
}

/** 'Halo desk lamp' is Halo, a desk lamp. */
function nameProduct(thing: string): string {
  const named = readNameAndKind(thing)
  // 'Talon binoculars' are plural and take no article.
  return named === undefined || /[^s]s$/.test(named.kind)
    ? thing
    : `${named.name}, ${withArticle(named.kind)}`
}
