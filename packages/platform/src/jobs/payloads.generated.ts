/** Made by scripts/generate-payloads.mjs from proto/. The committed text is what changes are compared with. */
export const descriptor = {
  "nested": {
    "deckwright": {
      "nested": {
        "jobs": {
          "nested": {
            "v1": {
              "nested": {
                "CombineDecks": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "CompileDeck": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ConvertPdf": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ConvertPicture": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GeneratePicture": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RenderCode": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RenderSlide": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RepairDeck": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "TranslateDeck": {
                  "fields": {
                    "job_id": {
                      "type": "string",
                      "id": 1
                    },
                    "attempt_no": {
                      "type": "uint32",
                      "id": 2
                    },
                    "traceparent": {
                      "type": "string",
                      "id": 3
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};
