// Text that was left in by mistake: internal notes, a chatbot's answers, Markdown.
import { Trigger } from '#domain/rules/release/triggers.ts'
import { findAll, findGuarded, type GuardedPattern, isNameWord, toRuleMatch } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'
import { signs } from './release/signs.ts'
import { publishedRoles } from './release/structure.ts'
import type { Rule, RuleMatch } from './rule.ts'

const confidential =
  /\b(?:(?:strictly|highly) confidential|(?:this is|that is|it is|stays?|remains?|keep (?:this|it|that)|(?:still|currently)) confidential(?! to\b)|confidential(?=\s*(?:[:–—-]|and (?:internal|not)|draft|until))|company confidential|internal (?:use )?only|for internal (?:use|distribution)|off the record|not for (?:public |general |wider |external |further )?(?:publication|attribution|distribution|release|circulation|dissemination|sharing|quotation|the (?:press|media|public))(?! (?:before|until|prior|earlier))|not to be (?:shared|published|quoted|released|distributed|disclosed|named|mentioned|circulated)(?! (?:before|until))|(?:do not|don[’']t) (?:publish|share|distribute|forward|print|release|quote|mention|circulate|disclose|reproduce)|under (?:an? )?NDA|under embargo until further notice|between (?:us|you and me)|background only|for background only|keep (?:this|it) (?:out|quiet|internal)|to be deleted|(?:remove|delete|cut|strike) (?:this )?before (?:sending|publication|publishing|release|it goes out)|(?:pending|awaiting|needs) (?:legal|client|final) (?:approval|review|sign-off)|draft only|for (?:your eyes|review|reference) only|keep confidential|(?:this|that)(?: is(?: still)? not|[’']s not| isn[’']t) (?:yet )?public(?: yet)?|note to (?:self|editor(?!s)))\b|\b(?:internal|private|editor[’']s|writer[’']s|editing|production) notes?(?=\s?:)/gi
const chatbotRemark =
  /\b(?:as an? (?:AI|artificial intelligence)(?: language)?(?: model| assistant)?(?=,| I\b)|as a (?:large )?language model(?=,| I\b| trained)|(?:sure|certainly|of course|absolutely|great|happy to help)[,!.] (?:here(?:[’']s| is| are)|below (?:is|are)|I(?:[’']ve| have|[’']ll| can))|(?:below|here)(?:[’']s| is| are) (?:a|an|the|your|my) (?:draft|revised|rewritten|updated|improved|polished|edited|press release|release|version)|(?:below|here)(?:[’']s| is| are) (?:(?:a|an|the|your|my|some|two|three|five) )?(?:[\p{Ll}-]+,? ){0,3}(?:draft|version|release|announcement|rewrite|revision|copy|options?|variations?|suggestions?)(?=:| (?:of|for) (?:your|the (?:release|paragraph|text|draft|announcement|headline)|you)\b)|I hope this (?:helps|works|meets)|let me know if you(?:[’']d| would)? (?:like|need|want|have)|let me know if (?:this|that|any|there|I|it)|(?:would|do) you (?:like|want) me to|shall I (?:add|write|adjust|shorten|expand|include)|feel free to (?:adjust|edit|modify|customize|tweak|change|adapt|use|replace)|I(?: have|[’']ve|[’']ll| will| also| can)(?: also| just)? (?:rewrit|rewrot|revis|draft|updat|add|includ|left|leav|kept|keep|edit|shorten|creat|incorporat|adjust|replac|remov|format|structur|tailor|polish|condens)\p{Ll}*(?=[^.!?\n]{0,80}\b(?:release|draft|text|version|paragraphs?|quotes?|headlines?|tone|brackets|placeholders?|details|sections?|copy|boilerplate|wording|concise|language|length|sentences?|structure)\b)|(?:as of )?my (?:last )?(?:knowledge|training)(?: (?:cutoff|data|update|cut-off))|I (?:cannot|can[’']t|am unable to) (?:assist|help|provide|browse)|regenerate response|\[?insert [a-z ]{2,30} here\]?)(?![\p{L}])/giu
const markdown =
  /\*\*[^*\n]{1,200}\*\*|(?<![\p{L}\p{N}*(])\*(?=[\p{L}\p{N}])[^*\n]{1,80}\*(?![\p{L}\p{N}*])|__[^_\n]{1,200}__|~~[^~\n]{1,200}~~|^#{1,6} (?=\S)|\[[^\]\n]{1,120}\]\((?:https?:|mailto:|\/)[^)\s]{1,300}\)|^[^\S\n]{0,8}[*+] (?=\p{L})|^> (?=\S)|`[^`\n]{1,120}`|^\|.{1,300}\|$|^-{3,}$/gmu

const confidentialWords = new Trigger(
  new Set(
    `confidential internal record publication attribution distribution release publish share distribute forward print quote mention nda embargo
  us me background quiet deleted note notes remove delete cut strike pending awaiting needs draft public circulate circulation
  dissemination disclose disclosed reproduce quotation sharing eyes reference out not don't`.split(/\s+/),
  ),
)
/** Words of a chatbot to its user. */
const aiWords = new Trigger(
  new Set(
    'ai artificial language here below hope let feel my i regenerate insert you shall'
      .split(' ')
      .concat(["here's", "i've", "i'll"]),
  ),
)
const notes: readonly GuardedPattern[] = [[confidentialWords, confidential]]
const remarks: readonly GuardedPattern[] = [[aiWords, chatbotRemark]]
const markdownSign = /[*_#`|>~]|\]\(|^---/m

export const leftoverRules: readonly Rule[] = [
  {
    id: 'LEG-09',
    severity: 'error',
    title: 'Remove the confidential note',
    reason: 'Anything one reporter sees is public. Internal notes must not go out.',
    roles: publishedRoles,
    check: (paragraph) =>
      findGuarded(paragraph, notes)
        // 'The Off the Record bar' is a name.
        .filter(({ index, 0: found }) => !(isNameWord(paragraph, index) && / \p{Lu}/u.test(found)))
        .map((match) => toRuleMatch(match)),
  },
  {
    id: 'STR-19',
    severity: 'error',
    title: 'Delete the AI’s own words',
    reason: 'A leftover chatbot line is what readers will remember.',
    roles: publishedRoles,
    check: (paragraph) => findGuarded(paragraph, remarks).map((match) => toRuleMatch(match)),
  },
  {
    id: 'STR-20',
    severity: 'warning',
    title: 'Remove the Markdown',
    reason: 'Asterisks and pound signs show up as is in email and on the wire.',
    roles: publishedRoles,
    check: findMarkdown,
  },
]

function findMarkdown(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.hasSign(signs.markup | signs.dash) || !markdownSign.test(paragraph.text)) return []
  return findAll(paragraph, markdown).map((match) => {
    const bare = /^(?:\*\*|__|\*)(?<words>.+?)(?:\*\*|__|\*)$/su.exec(match[0])?.groups?.words
    if (bare !== undefined) return toRuleMatch(match, bare)
    return /^(?:#{1,6} |> )$/.test(match[0]) ? toRuleMatch(match, '') : toRuleMatch(match)
  })
}
