// First names of only women or only men in the United States and Britain. All other names tell nothing.

const hers = new Set(
  `abigail adele agnes alice alison amanda amelia amy andrea angela anita ann anna anne annette annie audrey barbara beatrice becca becky bernadette
  beth betty beverly bonnie brenda bridget camille carla carol caroline carolyn catherine cathy charlotte cheryl christina christine cindy claire
  clara colleen cynthia daisy deborah debra denise diana diane donna doris dorothy edith eileen elaine eleanor elizabeth ellen emily emma erica
  esther eva evelyn fiona florence frances gail georgia geraldine gertrude gina gladys gloria grace greta gwen hannah harriet hazel heather heidi
  helen henrietta holly ida ingrid irene isabel isabella jane janet janice jean jeanne jennifer jenny jessica joan joanna joanne josephine joyce
  judith judy julia juliet karen kate katherine kathleen kathy katie kristen laura lauren linda lisa lois lorraine louise lucille lucy lydia
  mabel madeline margaret maria marianne marie marilyn marjorie martha mary maureen megan melanie melissa mildred miriam molly monica nancy
  naomi natalie nicole nina nora norma olivia pamela patricia paula peggy penelope phyllis priscilla rachel rebecca renee rhonda rita roberta
  rosa rosalind rose rosemary ruth sally samantha sandra sarah sharon sheila shirley sophia sophie stella stephanie susan suzanne sylvia tamara
  teresa theresa tina ursula vanessa vera veronica victoria violet virginia vivian wanda wendy wilma yolanda yvonne zoe`.split(
    /\s+/u,
  ),
)

const his = new Set(
  `aaron abraham adam adrian alan albert alfred allen andrew anthony antonio arnold arthur barry ben benjamin bernard bill billy bob bobby brad
  bradley brandon brendan brian bruce bryan calvin carl carlos charles charlie christopher chuck clarence clifford clyde craig curtis daniel dave
  david dennis derek diego dirk dominic don donald doug douglas duncan dwight earl eddie edgar edmund eduardo edward edwin elmer eric ernest
  ethan eugene felix fernando francisco frank franklin fred frederick gary geoffrey george gerald gerard gilbert glenn gordon graham greg gregory
  guy hank harold harry harvey henry herbert herman howard hugh hugo ian isaac ivan jack jacob jake james jason jeff jeffrey jeremy jerome jerry
  jim jimmy joe joel john johnny jonas jonathan jorge jose joseph joshua juan julian karl keith kenneth kevin kurt kyle larry lawrence leonard
  leroy lionel louis luis luke manuel marcus mario mark martin marvin matthew maurice michael miguel mike mitchell nathan neil nicholas nigel
  norman oliver oscar otto patrick paul pedro pete peter phil philip phillip pierre rafael ralph ramon randy raymond reginald ricardo richard
  rick robert roberto rodney roger roland ronald rory roy rudolph russell ryan samuel scott sean sebastian seth simon stanley stephen steve
  steven stewart stuart ted theodore thomas tim timothy toby todd tom tony travis trevor tyler ulrich vernon victor vincent walt walter warren
  wayne wesley william zachary`.split(/\s+/u),
)

/** The pronoun for a person with this full name, if the first name tells it. */
export function readPronoun(name: string): 'he' | 'she' | undefined {
  const [first = ''] = name.toLowerCase().split(' ')
  if (hers.has(first)) return 'she'
  return his.has(first) ? 'he' : undefined
}
