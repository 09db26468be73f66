// Words and phrases that weaken a release. Rules TON-07 to TON-10.

import { listPhrases } from '#domain/rules/phrases.ts'

/** Adverbs that add no fact. */
export const weakAdverbs = listPhrases(`
  absolutely|basically|considerably|completely|drastically|dramatically|effortlessly|extremely|greatly|highly|hugely|immensely|incredibly|
  literally|proudly|quite|radically|really|remarkably|significantly|somewhat|substantially|thoroughly|totally|tremendously|truly|uniquely|
  very|vastly|virtually|amazingly|enormously|exceedingly|exceptionally|exponentially|extraordinarily|fundamentally|insanely|massively|
  noticeably|overwhelmingly|phenomenally|rapidly|strikingly|stunningly|unbelievably|wildly
`)

/** Amounts that a reader can't picture. */
export const vagueAmounts = listPhrases(`
  a broad range of|a broad array of|a great deal of|a lot of|a substantial amount|a significant amount|a considerable amount|
  a substantial number of|a considerable number of|a good number of|an impressive number of|a huge number of|a vast number of|a vast array of|
  a diverse range of|a diverse array of|a slew of|a growing list of|a handful of|a host of|a multitude of|a myriad of|a plethora of|
  a range of|a variety of|a wide array of|a number of|an array of|an increasing number of|hundreds of thousands of|lots of|myriad|plenty of|
  a growing number of|a large number of|a significant number of|a wide range of|a wide variety of|countless|numerous|various
`)

/** Orders of advertisements to the reader. The same words may tell what somebody else does. */
export const advertisingOrders = listPhrases(`
  act fast|be the first to|don't wait|do not wait|book now|book today|book your|call today|claim your|download now|download today|
  get started today|get yours|hurry|order yours|register now|register today|reserve your|save big|schedule your|start your free trial|
  take advantage of|try it today|try it free|visit our website|visit us|act now|buy now|buy today|call now|click here|do not miss|don't delay|
  don't miss|order now|order today|shop now|sign up now|sign up today
`)

/** What else advertisements say and newsrooms cut. */
export const advertisingCalls = listPhrases(`
  afford to pass up|can't refuse|won't find a better|won't find better|afford to miss|too good to miss|too good to pass up|going fast|
  selling fast|almost sold out|spots are limited|seats are limited|space is limited|a must-have|at an unbeatable price|can't-miss|
  exclusive offer|for a limited time|limited time only|limited-time|once-in-a-lifetime|special savings|unbeatable|what are you waiting for|
  you won't want to miss|limited time offer|limited-time offer|money-back guarantee|no obligation|risk-free|satisfaction guaranteed|
  special offer|while supplies last
`)

/** Phrases that readers take for a machine's. */
export const stockPhrases = listPhrases(`
  testament to|a new era of|at its core|best of both worlds|ever-changing|making a difference|committed to excellence|committed to making|
  committed to providing|committed to delivering|passionate about|blends form and function|in an ever-changing|something for everyone|
  whether you're|whether you are|look no further|the perfect blend|a perfect blend|the fabric of|a commitment to excellence|
  commitment to excellence|reimagining the future|brighter future|a bright future|plays a key role|plays a critical role|play a pivotal role|
  play a crucial role|play a vital role|pivotal role|marks a new chapter|a new chapter|step forward in|stands out as|stand as a testament|
  continues to redefine|a shining example|leaves a lasting|lasting impact|dynamic landscape|a beacon of|beacon of hope|bridging the gap|
  culture of innovation|culture of excellence|deeply committed|designed to elevate|embark on|embarks on|embarking on|embodies|
  fast-paced world|fosters a|fostering a|harness the power|harnessing the power|harnesses the power|in the realm of|in today's world|
  in today's digital age|is more than just|it is important to note|marks a significant|marks a pivotal|marks an important|more than just a|
  more than just an|nestled in|pivotal|poised to|push the boundaries|pushes the boundaries|pushing the boundaries|reaffirms its commitment|
  significant milestone|speaks volumes|sets the stage for|shape the future|shaping the future|stands at the intersection|sets a new standard|
  sets new standards|taking it to the next level|to the next level|underscores|underscoring|unwavering commitment|vibrant tapestry|
  we are committed to|at the forefront of|elevate your|ever-evolving|ever-changing landscape|in a world where|in an era of|in an era where|
  navigate the complexities|pave the way|paves the way|paving the way|plays a crucial role|plays a pivotal role|plays a vital role|
  rich tapestry|serves as a testament|stands as a testament|competitive landscape|digital landscape|unlock the potential|
  unlock the full potential
`)
