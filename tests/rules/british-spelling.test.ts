// American spelling in a British release, by families of words, and what both spell alike.
import { describe, expect, it } from 'vitest'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { Checker } from '#domain/check/checker.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import { applyFixes, readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import { writeCase } from '#tests/rule-cases/rule-case.ts'

function check(text: string, profile: StyleProfile = 'british') {
  const blocks = readNotation(writeCase('body', text))
  const settings = { ...defaultSettings('2026-11-16'), profile }
  const findings = new Checker().check(blocks, settings).findings.filter(({ rule }) => rule === 'GRM-08')
  const at = blocks.findIndex((block) => block.text === text)
  const fixes = findings.flatMap(({ fix }) => fix ?? [])
  return { findings, fixed: applyFixes(blocks, fixes)[at]?.text }
}

const faulty: readonly (readonly [faulty: string, right: string])[] = [
  [
    'The ferry line organized a recognized training scheme and apologized.',
    'The ferry line organised a recognised training scheme and apologised.',
  ],
  [
    'Vets analyzed the samples, and the breathalyzer failed.',
    'Vets analysed the samples, and the breathalyser failed.',
  ],
  [
    'Neighbors colored in a favorite harbor; behavioral tests were favorable.',
    'Neighbours coloured in a favourite harbour; behavioural tests were favourable.',
  ],
  [
    'The garden center’s theater is 40 kilometers away and has fiberglass seats.',
    'The garden centre’s theatre is 40 kilometres away and has fibreglass seats.',
  ],
  ['The quilt show centered on 12 meters of cloth.', 'The quilt show centred on 12 metres of cloth.'],
  ['Archivists cataloged the catalog in a dialog.', 'Archivists catalogued the catalogue in a dialogue.'],
  [
    'Travelers canceled, jewelers modeled, a counselor signaled and the fuel was labeled.',
    'Travellers cancelled, jewellers modelled, a counsellor signalled and the fuel was labelled.',
  ],
  [
    'Skillful growers fulfill an enrollment target in installments.',
    'Skilful growers fulfil an enrolment target in instalments.',
  ],
  ['Sea defenses need a license.', 'Sea defences need a licence.'],
  [
    'Color-coded buoys and a labor-saving winch cut costs 12 percent.',
    'Colour-coded buoys and a labour-saving winch cut costs 12 per cent.',
  ],
  [
    'The pediatric ward’s program treats anemia and leukemia.',
    'The paediatric ward’s programme treats anaemia and leukaemia.',
  ],
  [
    'Skeptics plowed the gray field in cozy hats of molded aluminum.',
    'Sceptics ploughed the grey field in cosy hats of moulded aluminium.',
  ],
]

const sound: readonly string[] = [
  'The ferry line organised a recognised training scheme and apologised.',
  'Oversized prizes were seized, resized and capsized; citizens on the horizon sized up the maize.',
  'A humorous, vigorous speaker gave an honorary lecture in the laboratory on laborious coloration.',
  'The gas meter was read, the parking meters were metered, and the meter-reading firm entered.',
  'The firm makes software that reads drilling records. A program scans each page.',
  'She wrote a computer program and learnt to program the thermostat; he is a programmer.',
  'The brewer licenses its recipe, the pubs license the name, and both are licensed.',
  'A bachelor healed, a hireling scaled the sealed wall, and the changeling paralleled the profiled elite.',
  'The installed propeller controlled the defensive, filling, dwelling chancellor.',
  'A dialog box asks for the percentage. The grayling, a fish, is back.',
  'The World Health Organization praised the Kennedy Center and the Department of Labor.',
  'Center Parcs and Harbor Freight sent staff to Pearl Harbor.',
  '“The color of the new program is gray,” said Ann Hill, head of planning at Brightwater Foods.',
  'Visitors ran through the “Color Labor” trail and read ‘the center of favor’.',
  'Details are at colorcenter.com/program or from program@labor.org.',
  'The COLOR study and the iCenter app ended.',
]

describe('American spelling in a British release', () => {
  it.each(faulty)('is reported and fixed: %s', (text, right) => {
    expect(check(text).fixed).toBe(right)
    expect(check(right).findings).toEqual([])
  })

  it.each(sound)('is none in: %s', (text) => {
    expect(check(text).findings).toEqual([])
  })

  it('is right in a release that follows AP', () => {
    for (const [text] of faulty) expect(check(text, 'ap').findings).toEqual([])
  })

  it('is a hint where some British houses spell so, else a warning', () => {
    const severities = (text: string) => check(text).findings.map(({ severity }) => severity)
    expect(severities('The choir organizes walks.')).toEqual(['hint'])
    expect(severities('The choir analyzes color.')).toEqual(['warning', 'warning'])
  })

  it.each([undefined, 'ap_style'] as const)(
    'is respelled by a rewrite (%s), names and quotations aside',
    (preset) => {
      const blocks = readNotation(
        'The Kennedy Center organization traveled to a center in Leeds. “A gray center,” said Ann Hill, its host.',
      )
      const rules = rulesOfPreset(preset)
      const [british] = applyAllRules(blocks, { rules, profile: 'british', isPart: true }).blocks
      expect(british?.text).toBe(
        'The Kennedy Center organisation travelled to a centre in Leeds. “A gray center,” said Ann Hill, its host.',
      )
      const [ap] = applyAllRules(blocks, { rules, isPart: true }).blocks
      expect(ap?.text).toBe(blocks[0]?.text)
    },
  )
})
