// Types whose values both drivers hand over as PostgreSQL's own text, so that neither rounds, shifts or reshapes them:
// bytea, int8, date, timestamp, timestamptz, interval, numeric.
export const textTypes: readonly number[] = [17, 20, 1082, 1114, 1184, 1186, 1700]
