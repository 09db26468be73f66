// Which rules each preset of Rewrite applies. Rules in none of them need a fact or a judgment from a person.

export type Preset = 'shorten' | 'clarify' | 'ap_style' | 'less_hype' | 'stronger_lead'

const apStyle = `NUM-01 NUM-02 NUM-03 NUM-04 NUM-05 DTE-01 DTE-02 DTE-03 DTE-04 DTE-05 DTE-08 PLC-01 PLC-02 NAM-01 NAM-02 NAM-05 PUN-01 PUN-02 PUN-03 PUN-04
  DAT-01 DAT-02 DAT-03 DAT-04 DAT-05 QUO-02 HED-05 HED-07 NUM-06 DTE-09 GRM-04 GRM-05 GRM-06 GRM-07 GRM-08 GRM-09 GRM-10 GRM-11 GRM-12 GRM-13 PUN-06
  GRM-14 GRM-15 GRM-16 GRM-17 DTE-11 PUN-07 NAM-09 NAM-10 PLC-03 PLC-04 NUM-08`
const plainness = 'GRM-01 GRM-02 GRM-03 TON-10 LED-03 TON-11'
const praise = 'TON-01 TON-07 HED-06'

const byPreset: Readonly<Record<Preset, ReadonlySet<string>>> = {
  shorten: toSet(`${plainness} ${praise} TON-04 TON-05 NAM-04 TON-12`),
  clarify: toSet(`${plainness} TON-04 TON-05`),
  ap_style: toSet(apStyle),
  less_hype: toSet(`GRM-02 TON-09 TON-10 LED-03 ${praise} HED-05 PUN-04`),
  stronger_lead: toSet(`${plainness} ${praise} LED-02 TON-05`),
}
/** All rules that can be applied safely, used without a preset. */
const everything = toSet(`${plainness} ${praise} TON-03 TON-04 TON-05 TON-09 ${apStyle}`)

function toSet(ids: string): ReadonlySet<string> {
  return new Set(ids.split(/\s+/))
}

/** The ids of the rules that a preset applies; of all safe ones without a preset. */
export function rulesOfPreset(preset?: Preset): ReadonlySet<string> {
  return preset === undefined ? everything : byPreset[preset]
}
