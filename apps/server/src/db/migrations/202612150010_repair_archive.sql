-- Papers of repair orders have a category of their own in the archive (dictionary archive_category 15).
alter table report_file drop constraint report_file_category_check,
  add check (category between 1 and 15);
