import { ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import PdfPage from './PdfPage.tsx'

GlobalWorkerOptions.workerSrc = workerUrl

/** What the file refers to instead of containing it. WebAssembly is forbidden by the page's policy. */
const places = {
  cMapUrl: `${__PDF__}cmaps/`,
  standardFontDataUrl: `${__PDF__}standard_fonts/`,
  wasmUrl: `${__PDF__}wasm/`,
  useWasm: false,
}

const zooms = [1, 1.5, 2, 3] as const

/** The pages of a PDF one below the other, each drawn when it comes near; only as much of the file is fetched as that needs. */
export default function PdfView({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<PDFDocumentProxy>()
  const [broken, setBroken] = useState(false)
  const [zoom, setZoom] = useState(0)
  const [page, setPage] = useState(1)
  useEffect(() => {
    const task = getDocument({ url, ...places })
    let left = false
    task.promise.then(
      (opened) => !left && setFile(opened),
      () => !left && setBroken(true),
    )
    return () => {
      left = true
      void task.destroy()
    }
  }, [url])
  if (broken) return <p className="ui-note">{t('shared.files.broken')}</p>
  if (!file) return <Skeleton active paragraph={{ rows: 8 }} />
  const pages = Array.from({ length: file.numPages }, (_, index) => index + 1)
  return (
    <div className="ui-pdf">
      <div className="ui-pdf-tools">
        <Button
          icon={<ZoomOutOutlined aria-hidden="true" />}
          aria-label={t('ui.zoomOut')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <span role="status">{t('ui.pdfPage', { page, pages: file.numPages })}</span>
        <Button
          icon={<ZoomInOutlined aria-hidden="true" />}
          aria-label={t('ui.zoomIn')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <section className="ui-pdf-pages" aria-label={name} tabIndex={0}>
        {pages.map((number) => (
          <PdfPage key={number} file={file} number={number} zoom={zooms[zoom] ?? 1} onNear={setPage} />
        ))}
      </section>
    </div>
  )
}
