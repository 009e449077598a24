-- What a caller sent for a job to work on is a file of the job, of kind `source`, for as long as the job is to be done.
ALTER TABLE "job_files" DROP CONSTRAINT "job_files_kind_check";
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_kind_check" CHECK ("kind" IN ('pptx', 'pdf', 'png', 'preview', 'source'));

CREATE FUNCTION job_drops_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM job_files WHERE job_id = NEW.job_id AND kind = 'source';
    RETURN NULL;
END $$;
CREATE TRIGGER "jobs_drop_source" AFTER UPDATE OF "status" ON "jobs" FOR EACH ROW
    WHEN (NEW.status IN ('complete', 'failed', 'canceled') AND OLD.status IN ('queued', 'rendering')) EXECUTE FUNCTION job_drops_source();
