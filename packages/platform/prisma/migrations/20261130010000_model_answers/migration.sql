-- What a model answered to a question about an account's document: the same question again is not asked again.

CREATE TABLE "model_answers" (
    "account_id" TEXT NOT NULL,
    "question_sha256" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "model_answers_pkey" PRIMARY KEY ("account_id", "question_sha256"),
    CONSTRAINT "model_answers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("account_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "model_answers_created_at_idx" ON "model_answers"("created_at");
