// An example for each generator: what a visitor might enter, and what can be made of it. The companies are invented.
import type { GeneratorType } from './generator.ts'

/** A context to enter, and a text made of it. */
export const generatorExamples: Readonly<Record<GeneratorType, { context: string; result: string }>> = {
  boilerplate: {
    context:
      'Larkmoor Instruments makes water-leak sensors for apartment buildings. Founded in 2014 in Duluth, Minnesota. It has 62 employees, who design, assemble and repair the sensors under one roof. The sensors are installed in 1,900 buildings in nine states. The company is owned by the people who work there and publishes the results of its trials every spring. larkmoor.example',
    result:
      'About Larkmoor Instruments\nLarkmoor Instruments makes water-leak sensors for apartment buildings. Founded in 2014 and based in Duluth, Minnesota, it has 62 employees, who design, assemble and repair the sensors under one roof. The sensors are installed in 1,900 buildings in nine states. Larkmoor is owned by the people who work there and publishes the results of its trials every spring. More information is at larkmoor.example.',
  },
  headline: {
    context:
      'Larkmoor Instruments of Duluth, Minnesota, launches a leak sensor for apartment buildings on Dec. 1, 2026. It costs $89. A nine-month trial in 40 buildings cut water loss by 31%.',
    result:
      'Larkmoor Launches $89 Leak Sensor for Apartment Buildings\nLarkmoor Sensor Cuts Water Loss 31% in 40-Building Trial\nLarkmoor Instruments to Sell Leak Sensor Starting Dec. 1',
  },
  quote: {
    context:
      'Maren Oduya, head of field operations at Larkmoor Instruments. The news: a leak sensor for apartment buildings. She thinks most leaks are small and go unreported because nobody hears them, and that owners should learn about them before the water bill arrives.',
    result:
      '“Most leaks are small, and nobody reports them because nobody hears them,” said Maren Oduya, head of field operations at Larkmoor Instruments. “Owners should not have to learn of them from the water bill.”',
  },
  cta: {
    context:
      'Building owners can order the $89 sensor at larkmoor.example/order starting Dec. 1, 2026. Orders placed by Dec. 15 ship before the end of the year. Questions: 218-555-0142.',
    result:
      'Building owners can order the sensor for $89 at larkmoor.example/order starting Dec. 1, 2026. Orders placed by Dec. 15 ship before the end of the year. For questions, call 218-555-0142.',
  },
}
