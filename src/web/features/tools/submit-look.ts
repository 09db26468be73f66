/** Until the script has arrived a button must not send the form by itself; it looks as it will look then. */
export function submitLook(isRead: boolean): string {
  return isRead ? 'h-11 w-full' : 'h-11 w-full disabled:opacity-100'
}
