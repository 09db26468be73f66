// The FAQ of the front page, for readers and search engines.
import { moneyBackDays } from '#domain/billing/plan.ts'
import { trialDays } from '#domain/billing/trial.ts'

export const questions = [
  {
    title: 'Will the AI invent facts or quotes?',
    text: 'It can, like any language model. That’s why every number, date, name and quote that isn’t in your prompt, draft or upload is marked “not in your material” and listed. Quotes the AI wrote are labeled draft quotes until you mark them approved by the speaker.',
  },
  {
    title: 'What happens when the free trial ends?',
    text: `After ${trialDays} days, you can still read, edit, save, copy and export everything you wrote. Generating, rewriting and analyzing in the editor require Pro. The generator pages still give you three generations a day.`,
  },
  {
    title: 'Can I cancel or downgrade?',
    text: 'Yes, in Account Settings. You keep Pro until the end of the billing period you’ve paid for, and your documents stay where they are.',
  },
  {
    title: 'Can I get my money back?',
    text: `Yes. There’s a ${moneyBackDays}-day money-back guarantee on the first payment. Email support from the address on your account.`,
  },
  {
    title: 'Which files can I import and export?',
    text: 'Import .txt, .doc and .docx files. Export to Word, PDF, HTML, Markdown or plain text, or copy the release with or without formatting.',
  },
]
