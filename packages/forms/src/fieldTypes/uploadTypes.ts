import type { Json } from '../json.ts'
import { basic } from './fieldType.ts'
import { choice, flag, json, map, number, text, words } from './optionSpec.ts'

/** The upload address (spec 001 section 7); the original's placeholder address is a third party's server. */
const ACTION = '/api/Common/UploadFileServer'

/** The list of files as JSON text, as the original stores it; a list is accepted too. */
const noFiles = () => json<Json>('[]')

/** Fields whose value is a list of uploaded files. */
export const uploadTypes = {
  uploadFile: basic('uploadFile', 'icon-upload', 'field.uploadFile', {
    defaultValue: noFiles(),
    multiple: flag(),
    disabled: flag(),
    hidden: flag(),
    drag: flag(),
    downloadWay: choice(['a', 'ajax', 'dynamic'], 'a'),
    dynamicFun: text(),
    width: text('100%'),
    limit: number(3),
    data: text('{}'),
    fileName: text('file'),
    headers: map(),
    action: text(ACTION),
    placeholder: words('field.upload'),
  }),
  uploadImg: basic('uploadImg', 'icon-image', 'field.uploadImg', {
    defaultValue: noFiles(),
    multiple: flag(),
    hidden: flag(),
    disabled: flag(),
    width: text('100%'),
    data: text('{}'),
    limit: number(3),
    placeholder: words('field.upload'),
    fileName: text('image'),
    headers: map(),
    action: text(ACTION),
    listType: choice(['text', 'picture', 'picture-card'], 'picture-card'),
  }),
}
