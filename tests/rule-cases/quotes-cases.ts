import type { RuleCases } from './rule-case.ts'

const longSpeech = Array.from({ length: 12 }, () => 'we bake bread now').join(' ')

export const quoteCases: RuleCases = {
  'QUO-01': [
    {
      part: 'quote',
      fires: '“The ovens are six miles away.”',
      silent: 'Ruth Okafor runs the bakery. “The ovens are six miles away,” she said.',
      fixed: '“The ovens are six miles away,” said Ruth Okafor, operations director at Brightwater Foods.',
    },
    {
      part: 'quote',
      fires: '“The ovens are six miles away,” said Ruth Okafor.',
      silent: 'Operations director Ruth Okafor said, “The ovens are six miles away.”',
      fixed: '“The ovens are six miles away,” said Ruth Okafor, operations director.',
    },
    {
      part: 'quote',
      fires: 'The bakers call it “the big one.”\n\n“The ovens are six miles away.”',
      silent: 'Ruth Okafor, who runs it, said: “The ovens are six miles away.\n\n“Now we bake at four.”',
      fixed: '> “The ovens are six miles away.” — Ruth Okafor, operations director',
    },
    {
      part: 'quote',
      fires: '“The ovens are six miles away,” said Pat Lund’s lawyer.',
      silent:
        '“The ovens are six miles away,” said Brightwater’s vice president of sales, Pat Lund.\n\nThe mill’s owner, Thomas J. Moyer III, will stay. “We bake at four,” Moyer said.',
      fixed: '“The ovens are six miles away,” said Pat Lund, a lawyer.',
    },
    {
      part: 'quote',
      fires: '“The ovens are six miles away,” said Pat “Lefty” Lund.',
      silent:
        '“The ovens are six miles away,” said Lomayumtewa “Lomay” Sekaquaptewa, president of the growers.\n\nAs Pat Lund, a cook, put it: “We bake at four.”',
      fixed: '“The ovens are six miles away,” said Pat “Lefty” Lund, a cook.',
    },
  ],
  'QUO-02': [
    {
      part: 'quote',
      fires: '“The ovens are six miles away,” enthused Ruth Okafor, operations director.',
      silent: '“The ovens are six miles away,” said Ruth Okafor, who noted the price last year.',
      fixed: '“The ovens are six miles away,” said Ruth Okafor, operations director.',
    },
    {
      part: 'quote',
      fires: '“The ovens are six miles away,” comments Ruth Okafor, operations director.',
      silent: 'Okafor stated her age in the form.',
      fixed: '“The ovens are six miles away,” says Ruth Okafor, operations director.',
    },
  ],
  'QUO-03': [
    {
      part: 'quote',
      fires: '“We are so excited about these ovens,” said Ruth Okafor, operations director.',
      silent: '“Parents are excited about bread, and we are tired,” said Ruth Okafor, operations director.',
      fixed: '“The ovens are six miles away,” said Ruth Okafor, operations director.',
    },
  ],
  'QUO-04': [
    {
      part: 'quote',
      fires:
        '“Brightwater Foods will open a bakery in Dayton to supply bread to school kitchens,” said Ruth Okafor, operations director.',
      silent:
        '“A bakery of our own means bread that is still warm at breakfast,” said Ruth Okafor, operations director.',
      fixed: '“Drivers left at midnight,” said Ruth Okafor, operations director.',
    },
  ],
  'QUO-05': [
    {
      part: 'quote',
      fires: `“It is so because ${longSpeech},” said Ruth Okafor, operations director.`,
      silent: '“We bake. We drive. We sleep,” said Ruth Okafor, operations director.',
      fixed: '“We bake bread now,” said Ruth Okafor, operations director.',
    },
    {
      part: 'quote',
      fires: '“Our robust and scalable ovens bake bread,” said Ruth Okafor, operations director.',
      silent: '“Our robust ovens bake bread,” said Ruth Okafor, operations director.',
      fixed: '“Our ovens bake bread at night,” said Ruth Okafor, operations director.',
    },
    {
      part: 'quote',
      fires: '“We bake. We drive. We sell. We sleep,” said Ruth Okafor, operations director.',
      silent: '“We bake at 4 a.m. on St. Mary Ave. and sleep,” said Ruth Okafor, operations director.',
      fixed: '“We bake and sleep at home,” said Ruth Okafor, operations director.',
    },
  ],
  'QUO-09': [
    {
      part: 'quote',
      fires:
        '“drivers left at midnight to get bread here by breakfast,” said Ruth Okafor, operations director at Brightwater Foods.',
      silent:
        'Ruth Okafor, operations director at Brightwater Foods, said drivers “left at midnight to get bread here by breakfast.”',
      fixed:
        '“Drivers left at midnight to get bread here by breakfast,” said Ruth Okafor, operations director at Brightwater Foods.',
    },
  ],
}
