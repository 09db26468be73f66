import type { RuleCases } from './rule-case.ts'
import { about, fact, join, news, speech } from './structure-blocks.ts'

export const structureEndCases: RuleCases = {
  'STR-12': [
    { part: 'boilerplate', fires: '', silent: about, fixed: about },
    {
      part: 'boilerplate',
      fires: '## About us\n\nWe bake bread.',
      silent: about.replace('\n\n', ' / ').replace('## ', ''),
      fixed: about,
    },
    {
      part: 'boilerplate',
      fires: '## About Brightwater Foods\n\nBrightwater bakes.',
      silent: about,
      fixed: about,
    },
    {
      part: 'boilerplate',
      fires: join(about, about),
      silent: join(about, about.replaceAll('Brightwater', 'Harbor')),
      fixed: about,
    },
  ],
  'STR-13': [
    {
      part: 'contact',
      fires: '',
      silent: 'Press contact / Dr. Ana de la Cruz / ana@brightwater.com / +49 30 901820',
      fixed: 'Media contact: / Sam Ortiz / press@brightwater.com / 937-555-0142',
    },
    {
      part: 'contact',
      fires: 'Contact: info@brightwater.com',
      silent: 'Media contact: Sam Ortiz, sam@brightwater.com, (937) 555-0142',
      fixed: 'Media contact: Sam Ortiz, info@brightwater.com, 937-555-0142',
    },
    {
      part: 'contact',
      fires: 'Media contact: Sam Ortiz, sam@example.com, 937-555-0142',
      silent: 'Media contact:\n\nSam Ortiz\n\nsam@brightwater.com\n\n937-555-0142',
      fixed: 'Media contact: Sam Ortiz, sam@brightwater.com, 937-555-0142',
    },
  ],
  'STR-14': [
    { part: 'end', fires: '', silent: '-30-', fixed: '###' },
    { part: 'end', fires: '###\n\n###', silent: '# # #', fixed: '###' },
    {
      part: 'release',
      fires: join('# Brightwater to Open Bakery', news, '###', about),
      silent: join('# Brightwater to Open Bakery', news, about, '###', 'Media contact: / Sam Ortiz'),
      fixed: join('# Brightwater to Open Bakery', news, about, '###'),
    },
  ],
  'STR-15': [
    {
      part: 'release',
      fires: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', about, news, fact),
      silent: join(
        'Media contact: / Sam Ortiz',
        'FOR IMMEDIATE RELEASE',
        '# Brightwater to Open Bakery',
        news,
        fact,
        about,
      ),
      fixed: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', news, fact, about),
    },
    {
      part: 'release',
      fires: join('# Brightwater to Open Bakery', 'FOR IMMEDIATE RELEASE', news, fact),
      silent: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', news, fact),
      fixed: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', news, fact),
    },
    {
      part: 'release',
      fires: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', news, about, fact, speech),
      silent: join('# Brightwater to Open Bakery', news, speech, about, 'The company is owned by its cooks.'),
      fixed: join('FOR IMMEDIATE RELEASE', '# Brightwater to Open Bakery', news, fact, speech, about),
    },
    {
      part: 'release',
      fires: join(about, 'FOR IMMEDIATE RELEASE', 'Brightwater to Open Bakery', news, fact, speech),
      silent: join('# Brightwater to Open Bakery', news, fact, speech, '## About the Survey', fact, about),
      fixed: join('FOR IMMEDIATE RELEASE', 'Brightwater to Open Bakery', news, fact, speech, about),
    },
  ],
}
