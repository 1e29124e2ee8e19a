import { PaperClipOutlined } from '@ant-design/icons'
import type { Entry } from './request.ts'

/** The files of a comment; who may not read one is told so by the server. */
export default function FileLinks({ files }: Pick<Entry, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className="ui-lines examine-files">
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <a href={url} download={name} target="_blank" rel="noreferrer">
            <PaperClipOutlined aria-hidden="true" /> {name}
          </a>
          <span className="ui-note">{Math.ceil(size / 1024)} kB</span>
        </li>
      ))}
    </ul>
  )
}
