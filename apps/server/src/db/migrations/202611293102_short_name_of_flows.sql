-- In English the menu cut it off. What somebody has named otherwise stays.
update menu set title_us = 'Approval Flows' where is_builtin and title_us = 'Approval Flow Management';
update permission set name_us = 'Approval Flows' where name_us = 'Approval Flow Management';
