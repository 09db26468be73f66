// Names of illnesses and complaints, and the endings of medical terms for them.

const names = `disease|diseases|disorders?|cancers?|tumou?rs?|diabetes|diabetic|pains?|aches?|infections?|anxiety|depression|stress|viruses|virus|flu|(?<!\\b(?:the|in the) )colds?|coughs?|throats?|
fevers?|symptoms?|insomnia|sleeplessness|migraines?|headaches?|backaches?|allerg(?:y|ies)|asthma|inflammation|covid(?:-19)?|illness(?:es)?|immun(?:e|ity)\\w*|wrinkles|aging|
obesity|gout|hypertension|blood (?:pressure|sugar|clots?)|cholesterol|heart (?:attacks?|disease|failure)|strokes?|eczema|acne|psoriasis|rashes|dementia|alzheimer[’']?s|parkinson[’']?s|
autism|adhd|ptsd|epilepsy|seizures|nausea|hangovers?|indigestion|heartburn|bloating|constipation|cavities|gum disease|tooth decay|hair loss|baldness|memory loss|
weight|body fat|fat|belly fat|toxins|fatigue|cramps|menopause|infertility|addiction|ulcers?|(?<=\\b(?:minor|severe|sun|skin|degree|heals?|treats?|soothes?|for|of|and|from) )burns|sunburns?|wounds?|germs|bacteria|mold spores|weight loss|scars?|snoring|vertigo|tinnitus|concussions?|dehydration|malaria|hiv|aids|
(?:hoof|foot|fin) rot|mange|(?:ring|heart|hook|tape|round|lung)worms?|\\p{Ll}+brood|distemper(?! (?:paint|walls?|ceilings?|murals?|finish))|kennel cough|colic|bloat(?= in )|lameness|rabies|parvo|strangles|scours|varroa`
const parts =
  'stomachs?|throats?|muscles?|joints?|eyes?|skin|knees?|backs?|necks?|feet|hands?|nose|sinuses|gums?|bellies|belly|tummies|tummy|ears?|scalp|shoulders?|hips?|legs?|lungs|guts?|bowels?|bladders?|nerves|teeth|tooth'
/** Complaints of a part of the body: 'an upset stomach', 'dry, itchy eyes', 'sore muscles'. */
const complaint = `(?:upset|sore|stiff|aching|achy|dry|itchy|itching|swollen|painful|runny|stuffy|clogged|blocked|bad|tired|puffy|bleeding|queasy|sour|nervous|irritated|red|cracked|chapped|weak|leaky|overactive|creaky|arthritic|inflamed|tender|sick)(?:,? (?:and )?\\p{Ll}+)? (?:${parts})`
const source = `(?:${names.replaceAll('\n', '')}|${complaint}|\\p{Ll}{3,}(?:itis|osis|emia|algia|pathy|plegia))`

/** Source of a pattern for what people suffer from, in lower case. */
export function illnessPattern(): string {
  return source
}
