/** A title whose date does not break across lines: browsers break after a hyphen. */
export default function WholeDate({ text }: { text: string }) {
  const [before, date, ...after] = text.split(/(\d{4}-\d{2}-\d{2})/)
  return (
    <>
      {before}
      {date && <span className="ui-whole">{date}</span>}
      {after.join('')}
    </>
  )
}
