// How much work a reader does, without a clock: the patterns it runs and the characters it copies.

export function countSteps(run: () => void): number {
  let steps = 0
  const { exec } = RegExp.prototype
  const { slice } = String.prototype
  RegExp.prototype.exec = function (text) {
    steps += 1
    return exec.call(this, text)
  }
  String.prototype.slice = function (from, to) {
    const copy = slice.call(this, from, to)
    steps += 1 + copy.length
    return copy
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
    String.prototype.slice = slice
  }
  return steps
}
