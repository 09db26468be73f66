/** 'A, B and C', or with 'or'. British lists have no comma before the last item, as in AP style. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat('en-GB', { type }).format(items)
