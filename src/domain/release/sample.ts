// One finished release. The company and its people are invented; the generators' examples tell the same facts.

/** The sample release, part by part. */
export const sampleRelease = {
  releaseLine: 'For immediate release',
  headline: 'Larkmoor Sensor Cuts Water Loss 31% in 40 Duluth Buildings',
  subhead: 'The $89 device goes on sale Dec. 1 and needs no plumber',
  dateline: 'DULUTH, Minn., Nov. 17, 2026 — ',
  paragraphs: [
    'Larkmoor Instruments will start selling an $89 leak sensor for apartment buildings on Dec. 1, after a nine-month trial in 40 buildings cut metered water loss by 31%.',
    'The sensor clamps to a supply pipe and listens for flow at hours when a building should be quiet. When it hears a steady trickle, it sends the apartment number to the building manager. Installation takes about 10 minutes and needs no plumber.',
    '“The repair is a $6 part,” said Maren Oduya, head of field operations at Larkmoor. “Finding the right apartment was the expensive part.”',
    'The trial ran from January to September in buildings with 1,180 apartments. Managers compared monthly meter readings with the same months of 2025. Running toilets caused seven in 10 of the leaks the sensors found, according to the managers’ repair logs.',
    'A building with 30 apartments needs one sensor for each riser, usually four to six. The alerts are free for three years and cost $2 a month for each sensor after that.',
    'Larkmoor will ship to the United States and Canada first. Building owners can order at larkmoor.example/order starting Dec. 1, and orders placed by Dec. 15 ship before the end of the year.',
  ],
  aboutHeading: 'About Larkmoor Instruments',
  about:
    'Larkmoor Instruments makes water-leak sensors for apartment buildings. Founded in 2014 and based in Duluth, Minnesota, it has 62 employees, who design, assemble and repair the sensors under one roof. The sensors are installed in 1,900 buildings in nine states. Larkmoor is owned by the people who work there and publishes the results of its trials every spring. More information is at larkmoor.example.',
  contactHeading: 'Media contact',
  contact: ['Ines Calloway, Larkmoor Instruments', 'press@larkmoor.example, 218-555-0143'],
  endMark: '###',
} as const
