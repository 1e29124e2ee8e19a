-- What was read of the content of files, once for each blob: the text of documents, the length of videos.
create table file_text (
  sha256 char(64) primary key references file_blob on delete cascade,
  -- At most 50,000 characters; null: nothing can be read of it.
  content text,
  seconds integer check (seconds > 0),
  read_time timestamptz not null
);
