// What a grammar engine says about a text: a change at a place, with its reason.
import type { TextEdit } from '#domain/rules/rule.ts'

export type GrammarFinding = TextEdit & { readonly why: string }
