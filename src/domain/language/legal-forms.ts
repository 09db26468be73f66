// The legal forms that companies carry behind their names.

/** Source of a pattern for one, with its stops. */
export function legalFormPattern(): string {
  return 'Inc\\.?|Corp\\.?|Ltd\\.?|Limited|Co\\.?|LLC|L\\.L\\.C\\.|LLP|LP|PLC|plc|GmbH|AG|KG|SE|AS|ASA|A/S|ApS|AB|Oyj?|BV|B\\.V\\.|NV|N\\.V\\.|SAS|SARL|S\\.A\\.|S\\.L\\.|S\\.r\\.l\\.|S\\.p\\.A\\.|Srl|SpA|Ltda\\.?|S\\.A\\. de C\\.V\\.|Pte\\.? Ltd\\.?|Pvt\\.? Ltd\\.?|Pty\\.? Ltd\\.?|\\(Pty\\) Ltd\\.?|Sdn\\.? Bhd\\.?|K\\.K\\.|NPC|CIC'
}

const atEnd = new RegExp(`,? (?:${legalFormPattern()})$`)

/** "Lumenbyte" of "Lumenbyte, Inc." */
export const withoutLegalForm = (name: string): string => name.replace(atEnd, '')
