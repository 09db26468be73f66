// The five crisis types and the sentences that differ between their statements.
import { type CrisisType, crisisTypeLabels } from './types.ts'

type Situation = {
  readonly label: string
  readonly heading: string
  /** The holding line: it can go out alone, so it stays under 50 words. */
  readonly opening: string
  readonly actions: string
  readonly open: string
  readonly help: string
}

/** Crisis types in the order of the select, each with its label and its sentences. */
export const crisisSituations: Readonly<Record<CrisisType, Situation>> = {
  'data-breach': {
    label: crisisTypeLabels['data-breach'],
    heading: 'Statement from [COMPANY] on a data security incident',
    opening:
      '[COMPANY] identified a data security incident on [DATE] and is investigating it with [OUTSIDE SPECIALISTS OR AUTHORITY].',
    actions:
      'So far, [COMPANY] has [STEPS ALREADY TAKEN, SUCH AS SYSTEMS ISOLATED, PASSWORDS RESET OR AUTHORITIES NOTIFIED].',
    open: 'Still being determined: [OPEN QUESTIONS, SUCH AS WHICH RECORDS AND HOW MANY PEOPLE ARE AFFECTED]. [COMPANY] will share details once they are confirmed.',
    help: 'People with questions about their data can reach a dedicated team at [PHONE] or [EMAIL]. Anyone who gets a message that claims to be from [COMPANY] and asks for a password or payment details should not reply and can report it to [EMAIL].',
  },
  'service-outage': {
    label: crisisTypeLabels['service-outage'],
    heading: 'Statement from [COMPANY] on a service disruption',
    opening:
      '[COMPANY] is working to restore [SERVICE] after a disruption that began at [TIME AND TIME ZONE] on [DATE]. It affects [REGIONS OR FUNCTIONS].',
    actions:
      'So far, engineers have [STEPS ALREADY TAKEN, SUCH AS TRAFFIC REROUTED OR A CHANGE ROLLED BACK]. Work continues on [PART STILL AFFECTED].',
    open: 'Still being determined: [OPEN QUESTIONS, SUCH AS THE CAUSE AND THE NUMBER OF CUSTOMERS AFFECTED]. [COMPANY] will share details once they are confirmed.',
    help: 'The status of each service is at [STATUS PAGE]. Customers with urgent work that depends on [SERVICE] can call [PHONE] to ask about alternatives.',
  },
  'product-recall': {
    label: crisisTypeLabels['product-recall'],
    heading: 'Statement from [COMPANY] on the recall of [PRODUCT]',
    opening:
      '[COMPANY] is recalling [PRODUCT, MODEL AND LOT NUMBERS] sold from [DATE] to [DATE] at [RETAILERS OR REGIONS]. Anyone who has one should [STOP USING IT, UNPLUG IT OR RETURN IT].',
    actions:
      'So far, [COMPANY] has [STEPS ALREADY TAKEN, SUCH AS SALES STOPPED, RETAILERS INFORMED OR REGULATOR NOTIFIED].',
    open: 'Still being determined: [OPEN QUESTIONS, SUCH AS THE CAUSE AND THE NUMBER OF REPORTS]. [COMPANY] will share details once they are confirmed.',
    help: 'Owners can check their model and lot numbers at [WEB ADDRESS] or call [PHONE] about a [REFUND, REPAIR OR REPLACEMENT]. Anyone who has been injured should get medical care, then report the injury by calling [PHONE] or contacting [REGULATOR].',
  },
  'executive-misconduct': {
    label: crisisTypeLabels['executive-misconduct'],
    heading: 'Statement from [COMPANY] on allegations concerning an executive',
    opening:
      '[COMPANY] has received allegations about the conduct of [NAME OR ROLE AS CLEARED BY COUNSEL]. [BOARD OR COMMITTEE] has asked [INVESTIGATOR] to investigate them.',
    actions:
      'During the investigation, [INTERIM ARRANGEMENTS ALREADY MADE, SUCH AS LEAVE OF ABSENCE AND WHO IS ACTING IN THE ROLE].',
    open: 'Still being determined: [QUESTIONS BEFORE THE INVESTIGATOR]. An allegation is not a finding, and [COMPANY] will not comment on the substance until the investigation ends.',
    help: 'Anyone with information, and anyone who needs support, can speak in confidence to [CONFIDENTIAL CONTACT] at [PHONE] or [EMAIL].',
  },
  'financial-irregularities': {
    label: crisisTypeLabels['financial-irregularities'],
    heading: 'Statement from [COMPANY] on a review of its accounts',
    opening:
      '[COMPANY] is reviewing [ACCOUNTS AND PERIOD AFFECTED] after questions about [SUBJECT AS CLEARED BY COUNSEL]. [AUDIT COMMITTEE OR BOARD] is overseeing the review with [OUTSIDE ADVISERS].',
    actions:
      'So far, [COMPANY] has [STEPS ALREADY TAKEN, SUCH AS AUDITORS INFORMED, RECORDS PRESERVED OR REGULATORS NOTIFIED].',
    open: 'Still being determined: [OPEN QUESTIONS, SUCH AS PERIODS, AMOUNTS AND ANY EFFECT ON PUBLISHED RESULTS]. [COMPANY] will not comment on figures until the review ends.',
    help: 'Investors can contact [INVESTOR RELATIONS CONTACT] at [EMAIL]. Employees, customers and suppliers can reach [CONTACT] at [EMAIL] or [PHONE].',
  },
}
