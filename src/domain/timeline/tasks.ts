// Launch timeline: what to do on which day. The texts are plain ASCII so that the CSV opens
// unharmed in spreadsheets that guess the encoding.

import type { LaunchType } from './input.ts'

/** Task types with the labels shown beside a task. */
export const taskTypeLabels = {
  prep: 'Prep',
  content: 'Content',
  review: 'Review',
  outreach: 'Outreach',
  reminder: 'Reminder',
  launch: 'Launch',
  followup: 'Follow-up',
  analysis: 'Analysis',
  coordination: 'Coordination',
} as const

export type TaskType = keyof typeof taskTypeLabels

/** A task before it has a date: `days` counts from the launch, negative before it. */
export type PlannedTask = {
  readonly days: number
  readonly title: string
  readonly description: string
  readonly type: TaskType
}

/** The tasks of every launch. */
export const baseTasks: readonly PlannedTask[] = [
  {
    days: -21,
    title: 'Set the goal and build the media list',
    description:
      'Write down what the coverage should achieve. List 10 to 15 reporters who cover the subject, with one line on why each would care.',
    type: 'prep',
  },
  {
    days: -14,
    title: 'Draft the release',
    description:
      'Put the news in a lead of 40 words or fewer. Add the figures with their sources, one quote that says something new, the boilerplate and a contact who answers the phone.',
    type: 'content',
  },
  {
    days: -10,
    title: 'Send the draft for review',
    description:
      'Send the draft and fact sheet, with a deadline, to legal, a subject-matter expert and everyone quoted. Ask them to check claims, not commas, and record each approval.',
    type: 'review',
  },
  {
    days: -7,
    title: 'Offer briefings under embargo',
    description:
      'Email each reporter by name. Send the release only to those who accept the embargo, with its date, time and time zone on the first line.',
    type: 'outreach',
  },
  {
    days: -3,
    title: 'Follow up once',
    description:
      "Send one short note to reporters who haven't replied, with a new detail or an interview slot. Leave those who declined alone.",
    type: 'reminder',
  },
  {
    days: -1,
    title: 'Run the final check',
    description:
      "Test every link, read names and numbers aloud against the fact sheet, schedule distribution, and tell spokespeople, support and reception who's taking calls.",
    type: 'coordination',
  },
  {
    days: 0,
    title: 'Send the release',
    description:
      'Publish it on the newsroom page and over the wire at the agreed hour, then email the media list. Keep the contact and one spokesperson available all day.',
    type: 'launch',
  },
  {
    days: 1,
    title: 'Answer requests and correct errors',
    description:
      'Reply to every reporter within hours. If a story gets a fact wrong, call first, then confirm the correction in writing.',
    type: 'followup',
  },
  {
    days: 3,
    title: 'Pitch a second angle',
    description:
      "Offer trade and local outlets something that hasn't run: a data set, a customer willing to talk or a regional figure. Don't resend the first note.",
    type: 'followup',
  },
  {
    days: 7,
    title: 'Report on the coverage',
    description:
      "List what ran, what was quoted and what reporters asked that the release didn't answer. Compare it with the goal and note what to change next time.",
    type: 'analysis',
  },
]

/** What a launch type adds on top of the base tasks, also where the day is the same. */
export const extraTasks: Readonly<Record<LaunchType, readonly PlannedTask[]>> = {
  product: [
    {
      days: -28,
      title: 'Agree on the product facts',
      description:
        'Put price, on-sale date, availability and test results on one sheet, each with its source and an owner who confirms it.',
      type: 'prep',
    },
    {
      days: -5,
      title: 'Finish photos and the product page',
      description:
        'Prepare at least two photos with captions and credits, and a page with price and specifications. Keep the page unlisted until launch.',
      type: 'content',
    },
  ],
  funding: [
    {
      days: -30,
      title: 'Clear the round for announcement',
      description:
        'Confirm the amount, the closing date and the investors to be named. Ask counsel what securities rules let you say, and when.',
      type: 'prep',
    },
    {
      days: -14,
      title: 'Collect investor quotes and approvals',
      description:
        'Get quotes, titles and firm descriptions approved in writing. Get every investor to agree that no one posts before the release is out.',
      type: 'coordination',
    },
  ],
  partnership: [
    {
      days: -21,
      title: 'Agree on roles with the partner',
      description:
        'Settle who issues the release, whose name comes first, who speaks for each side and which terms stay private.',
      type: 'coordination',
    },
    {
      days: -7,
      title: 'Get written sign-off from the partner',
      description:
        'Have both sides approve the final text, both quotes, both boilerplates, the logos and the release time.',
      type: 'review',
    },
  ],
  event: [
    {
      days: -45,
      title: 'Set the date, venue and speakers',
      description:
        'Check the date against holidays and rival events. Confirm the address, access and parking, power and Wi-Fi for press, and a backup for each speaker.',
      type: 'prep',
    },
    {
      days: -30,
      title: 'Send the media advisory',
      description:
        'Keep it to one page: what, who, when with the time zone, where with the street address, why, photo opportunities and how to register.',
      type: 'outreach',
    },
  ],
  general: [],
}
