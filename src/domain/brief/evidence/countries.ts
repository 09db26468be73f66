// States, provinces and countries that follow a city's name, beside those of the United States.

const names = new Set(
  'argentina|bulgaria|chile|colombia|croatia|czech republic|egypt|ghana|hungary|indonesia|latvia|lithuania|luxembourg|new zealand|northern ireland|pakistan|peru|philippines|romania|serbia|singapore|slovakia|slovenia|south korea|thailand|turkey|ukraine|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|prince edward island|quebec|saskatchewan|western australia|south australia|queensland|victoria|tasmania|new south wales|england|scotland|wales|ireland'.split(
    '|',
  ),
)

/** Whether the words are the name of a country or of a province. */
export const isCountry = (name: string): boolean => names.has(name.toLowerCase().replace(/\.$/, ''))
