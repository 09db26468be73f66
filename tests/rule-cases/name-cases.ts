import type { RuleCases } from './rule-case.ts'

export const nameCases: RuleCases = {
  'NAM-01': [
    {
      fires: 'Dr. Priya Raman, chief of cardiology, opened the unit.\n\nDr. Raman said so again.',
      silent:
        'Dr. Priya Raman, chief of cardiology, opened the unit.\n\nThen Dr. Raman Patel spoke, and Raman left.',
      fixed: 'Dr. Priya Raman, chief of cardiology, opened the unit.\n\nRaman said so again.',
    },
    {
      fires:
        '“It works,” said Jane Doyle, plant manager at Brightwater Foods.\n\nJane said so again. Then Jane Doyle left.',
      silent:
        '“It works,” said Jane Doyle, plant manager at Brightwater Foods.\n\nDoyle said so again. “Jane was right,” her brother said.',
      fixed:
        '“It works,” said Jane Doyle, plant manager at Brightwater Foods.\n\nDoyle said so again. Then Doyle left.',
    },
    {
      fires: 'It hired Ana Ruiz, 51, from a rival. Ana Ruiz starts in May.',
      silent: 'It hired Ana Ruiz, 51, and Leo Ruiz, 48, from a rival. Ana Ruiz starts in May.',
      fixed: 'It hired Ana Ruiz, 51, from a rival. Ruiz starts in May.',
    },
  ],
  'NAM-02': [
    {
      fires: 'Chief Financial Officer, Dana Kowalski, said so. Larkmoor President, Ann Ward, will row.',
      silent:
        'Chief Financial Officer Dana Kowalski said so. The chief financial officer, Dana Kowalski, said so. Larkmoor’s president, Ann Ward, will row. The council thanked Mayor, Ann Ward, who left. In Denver, Bo Reyes, then 40, rowed.',
      fixed: 'Chief Financial Officer Dana Kowalski said so. Larkmoor President Ann Ward will row.',
    },
    {
      fires: 'Then Chattanooga mayor Denise Ortega and Hamilton County sheriff Roy Tate ran.',
      silent:
        'The mayor, Denise Ortega, ran. In Chattanooga, mayor Ortega Park is open. Dayton mayor hopes rose.',
      fixed: 'Then Chattanooga Mayor Denise Ortega and Hamilton County Sheriff Roy Tate ran.',
    },
    {
      fires: 'Ruth Okafor, Operations Director at Acme, spoke to Jo Hart, Marketing and Sales Manager.',
      silent: 'Ruth Okafor, operations director at Acme, spoke to Jo Hart, Acme Marketing said.',
      fixed: 'Ruth Okafor, operations director at Acme, spoke to Jo Hart, marketing and sales manager.',
    },
    {
      fires: 'It named Jane Doyle, Chief Operating Officer of a rival, to run the plant.',
      silent:
        'It named Chief Operating Officer Jane Doyle, CEO of a rival, and Max Roe, of Vice Media, to the board.',
      fixed: 'It named Jane Doyle, chief operating officer of a rival, to run the plant.',
    },
    {
      fires: 'Max Roe, Vice President of Marketing and Sales at Acme, spoke.',
      silent: 'Max Roe, vice president of marketing and sales at Acme, spoke.',
      fixed: 'Max Roe, vice president of marketing and sales at Acme, spoke.',
    },
  ],
  'NAM-03': [
    {
      fires: 'Senior Vice President of Field Operations Ruth Okafor spoke.',
      silent: 'It works, said Helen Marsh, President and CEO of Greenfield Savings Bank.',
      fixed: 'Ruth Okafor, senior vice president of field operations, spoke.',
    },
    {
      fires: '“It works,” said Executive Vice President of Global Field Operations Rafael Soto.',
      silent:
        '“It works,” said Executive Vice President Rafael Soto of the University of North Texas at Dallas.',
      fixed: '“It works,” said Rafael Soto, executive vice president of global field operations.',
    },
    {
      fires: 'On Monday Senior Vice President for Product Design and Research Ada Lark spoke.',
      silent: 'On Monday Ada Lark, senior vice president for product design and research, spoke.',
      fixed: 'On Monday Ada Lark, senior vice president for product design and research, spoke.',
    },
  ],
  'NAM-04': [
    {
      fires: 'KPMG asked Dock Works LLC for AA batteries and for SDPF.',
      silent:
        'KPMG audits the firm. It sold Dock Works LLC a box of AA batteries, BUSINESS WIRE wrote, and GE and DHL paid in USD.',
      fixed: 'KPMG asked Dock Works LLC for AA batteries.',
    },
    {
      fires: 'Pilots asked for SDPF in three ports.',
      silent:
        'Pilots asked NASA for a Safe Docking Protocol (SDPF), and SDPF came. It is listed as Nasdaq: SFRY.',
      fixed: 'Pilots asked for a safe docking protocol in three ports.',
    },
    {
      fires: 'The National Glass Safety Board (NGSB) gives the prize.',
      silent: 'The National Glass Safety Board (NGSB) gives the prize. Last year NGSB gave none.',
      fixed: 'The National Glass Safety Board gives the prize.',
    },
    {
      fires: 'The groups are Acme Foods, SDPF, and others.',
      silent: 'Rosalind Achterberg, DVM, led the trial, and Ann Peck, MSW, LCSW, runs the clinic.',
      fixed: 'The groups are Acme Foods, the dock pilots, and others.',
    },
  ],
  'NAM-05': [
    {
      fires: 'The lot is owned by Skyloom, LLC of Hays.',
      silent: 'The company, LLC rules aside, owns a lot.',
      fixed: 'The lot is owned by Skyloom LLC of Hays.',
    },
    {
      fires: 'The glass comes from Alder Glass, Inc.®, and Harborlock™ keys.',
      silent: 'The glass comes from Alder Glass Inc. and Harborlock keys.',
      fixed: 'The glass comes from Alder Glass Inc. and Harborlock keys.',
    },
    {
      fires: 'It bought Acme, LLC, a maker of pipes.',
      silent: 'It bought Acme LLC, a maker of pipes.',
      fixed: 'It bought Acme LLC, a maker of pipes.',
    },
  ],
  'NAM-06': [
    {
      fires: 'It hired Piotr Kowalski as chief. Kowlaski starts in May.',
      silent:
        'It hired Piotr Kowalski as chief. Kowalski starts Monday, not Sunday, in Marion, not in Marin or Marton.',
      fixed: 'It hired Piotr Kowalski as chief. Kowalski starts in May.',
    },
  ],
  'NAM-08': [
    {
      fires: 'The FDA inspected the cannery in June.',
      silent:
        'The Food and Drug Administration inspected the cannery, and the FDA will return. NASA and the FBI came, too. “The EPA called,” said Ruth Okafor, operations director.',
      fixed: 'The Food and Drug Administration inspected the cannery in June.',
    },
  ],
}
