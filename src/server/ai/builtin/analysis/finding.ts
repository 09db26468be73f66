// The result of a grammar engine: an edit at a place, with its reason.
import type { TextEdit } from '#domain/rules/rule.ts'

export type GrammarFinding = TextEdit & { readonly why: string }
