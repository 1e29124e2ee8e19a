/** What a spreadsheet program refuses in the name of a sheet: more characters, these ones, and quotes around it. */
const LONGEST = 31
const FORBIDDEN = /[\\/?*[\]:]|^'|'$/g

/** Names of the sheets of a workbook as spreadsheet programs take them: no two are the same, in upper or lower case. */
export function sheetNames(titles: readonly string[]): string[] {
  const used = new Set<string>()
  return titles.map((title) => {
    const plain = title.replace(FORBIDDEN, ' ').trim() || '_'
    let name = plain.slice(0, LONGEST)
    for (let number = 2; used.has(name.toLowerCase()); number++) {
      const end = ` (${number})`
      name = plain.slice(0, LONGEST - end.length) + end
    }
    used.add(name.toLowerCase())
    return name
  })
}
