-- A finished slide whose preview nobody has fetched yet: the picture is drawn of it when somebody does, and takes its row.
ALTER TABLE "job_files" DROP CONSTRAINT "job_files_kind_check";
-- All rows satisfy the narrower check that went, so none has to be read under the table's lock.
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview', 'source', 'scene')) NOT VALID;
