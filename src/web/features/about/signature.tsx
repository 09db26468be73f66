/** The founder's signature, drawn as one line of ink. */
export function Signature() {
  return (
    <svg
      role="img"
      aria-label="The founder’s signature"
      viewBox="0 0 260 84"
      className="h-[4.5rem] w-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 62c6-18 12-36 17-44 1 12 1 26 3 36 5-14 12-29 18-37 0 13 0 28 4 39 2 5 7 3 11-3" />
      <path d="M78 48c-6-5-15 2-15 9 0 7 9 6 14-8-1 7 0 11 4 11 5 0 8-6 10-12 0 4-1 9 0 12 2-7 6-13 12-13" />
      <path d="M120 48c-6-5-15 2-15 9 0 7 9 6 14-8-1 7 0 11 5 11 4 0 7-3 10-7" />
      <path d="M178 20c-10-6-26 0-25 10 1 7 9 8 15 7-11 0-22 6-21 15 1 10 19 10 29 0" />
      <path d="M176 52c8-3 17-26 14-35-2-5-7 9-8 21-1 12 0 22 5 22 4 0 7-5 9-9 4-8 12-30 9-34-3-3-8 12-8 23 0 11 1 20 6 20 3 0 5-3 7-7" />
      <path d="M213 51c-1 4-2 9 1 9s6-5 8-9M217 38l.2.2M232 47c-3-2-7 0-6 3 1 3 6 3 6 7 0 3-6 5-10 2" />
      <path d="M60 76c52-9 118-12 186-8" strokeWidth="1.4" />
    </svg>
  )
}
