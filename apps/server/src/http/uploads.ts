import { LARGEST_STRING } from '@shouya/contract/uploads'
import type { FastifyInstance } from 'fastify'
import { parts } from '../core/budgets/budgets.ts'
import type { Archives } from '../core/files/archive.ts'
import type { FileReaders } from '../core/files/files.ts'
import type { PublicPictures } from '../core/files/publicPictures.ts'
import { downloadArchive } from './files/archive.ts'
import { type Guard, guarded } from './files/guarded.ts'
import { preview } from './files/preview.ts'
import { publicPicture } from './files/publicPicture.ts'
import { uploadMany, uploadOne } from './files/uploadForm.ts'
import { cancelParts, finishParts, startParts, takePart } from './files/uploadParts.ts'
import { uploadText } from './files/uploadText.ts'

/** The overhead of base64 and the rest of the body. */
const ENCODED = 1.5

type Shown = { readers: FileReaders; archives: Archives; publicPictures: readonly PublicPictures[] }

/** Uploads and downloads: the calls of `Common` that are not actions, with the shapes of its contract file. */
export function uploads(app: FastifyInstance, { readers, archives, publicPictures, ...guard }: Guard & Shown): void {
  const { services } = guard
  for (const name of ['UploadFileServer', 'UploadFile'])
    app.post(`/api/Common/${name}`, guarded(guard, uploadOne(services)))
  app.post('/api/Common/UploadByForm', guarded(guard, uploadMany(services)))
  app.post('/api/Common/UploadByString', { bodyLimit: LARGEST_STRING * ENCODED }, guarded(guard, uploadText(services)))
  app.post('/api/Common/UploadStart', guarded(guard, startParts(services)))
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: parts.largest },
    (_, body, done) => done(null, body),
  )
  app.post('/api/Common/UploadPart', { bodyLimit: parts.largest }, guarded(guard, takePart(services)))
  app.post('/api/Common/UploadFinish', guarded(guard, finishParts(services)))
  app.post('/api/Common/UploadCancel', guarded(guard, cancelParts(services)))
  app.get('/api/Common/PreviewDownloadFile', guarded(guard, preview(services, readers)))
  app.get('/api/Common/PublicPicture', publicPicture(services, publicPictures))
  app.get('/api/Common/DownloadArchive', guarded(guard, downloadArchive(services, archives)))
}
