import { postPictures } from '@shouya/server/demo/postPictures.ts'
import { pictures } from './pictures.ts'

postPictures(pictures())
