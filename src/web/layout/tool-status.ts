/** The element in which a tool's page says what it has made. */
export const toolStatusId = 'said'
